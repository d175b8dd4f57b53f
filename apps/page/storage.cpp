#include "apps/page/storage.hpp"

namespace damier::page {

Storage& storage() {
    static Storage one;
    return one;
}

} // namespace damier::page
