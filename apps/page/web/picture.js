// The board as a picture: the drawing on the screen with its colours written into it.
const painted = ['fill', 'stroke', 'stroke-width', 'opacity', 'fill-opacity', 'font-size', 'font-family', 'text-anchor'];

/** @param {import('./board.js').DamierBoard} board */
function drawing(board) {
  const original = /** @type {SVGSVGElement} */ (board.querySelector('svg'));
  const copy = /** @type {SVGSVGElement} */ (original.cloneNode(true));
  const from = [...original.querySelectorAll('*')];
  [...copy.querySelectorAll('*')].forEach((element, i) => {
    const style = getComputedStyle(from[i]);
    for (const name of painted) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute('class');
  });
  const { width, height } = original.viewBox.baseVal;
  copy.setAttribute('width', String(width * 80));
  copy.setAttribute('height', String(height * 80));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

/** @param {import('./board.js').DamierBoard} board @returns {Promise<Blob>} */
async function pixels(board) {
  const address = URL.createObjectURL(drawing(board));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture')))));
  } finally {
    URL.revokeObjectURL(address);
  }
}

export const picture = { vector: drawing, pixels };
