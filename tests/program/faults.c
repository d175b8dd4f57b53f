/* A disk that fails on demand, loaded before the program (LD_PRELOAD). It looks only at files that the program
   opened, not at the standard ones.
     FAULT_READ=N     after N bytes reading is an input/output error
     FAULT_WRITE=N    after N bytes the disk is full
     FAULT_WHILE=FILE both only as long as that file is there
     FAULT_ALLOC=N    no N bytes of memory are to be had in one piece
     FAULT_OLD=1      a file system without hard links and without renameat2
     FAULT_LOG=FILE   one line for each fsync, fdatasync and rename
     FAULT_WRITES=1   and one for each write to a file */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The same function further on; the pedantic way, since a symbol may be data too. */
#define REAL(name) (*(__typeof__(&name)*)&(void*){dlsym(RTLD_NEXT, #name)})

static long budget(char const* name, long* used, size_t size) { /* bytes still allowed, or size */
    char const* const limit = getenv(name);
    char const* const during = getenv("FAULT_WHILE");
    long left;
    if (limit == NULL || (during != NULL && access(during, F_OK) != 0)) return (long)size;
    left = atol(limit) - *used;
    if (left > (long)size) left = (long)size;
    if (left > 0) *used += left;
    return left;
}

void* malloc(size_t size) {
    static void* (*real)(size_t);
    char const* const limit = getenv("FAULT_ALLOC");
    if (real == NULL) real = REAL(malloc);
    if (limit != NULL && size >= (size_t)atol(limit)) {
        errno = ENOMEM;
        return NULL;
    }
    return real(size);
}

static void note(char const* what, int descriptor) {
    char const* const path = getenv("FAULT_LOG");
    struct stat about;
    char line[64];
    int log;
    if (path == NULL) return;
    if (descriptor >= 0 && fstat(descriptor, &about) == 0)
        snprintf(line, sizeof line, "%s %s\n", what, S_ISDIR(about.st_mode) ? "folder" : "file");
    else
        snprintf(line, sizeof line, "%s\n", what);
    log = open(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (log < 0) return;
    if (REAL(write)(log, line, strlen(line)) < 0) abort();
    close(log);
}

ssize_t read(int descriptor, void* to, size_t size) {
    static long used;
    if (descriptor > 2) {
        long const left = budget("FAULT_READ", &used, size);
        if (left <= 0 && size > 0) {
            errno = EIO;
            return -1;
        }
        size = (size_t)left;
    }
    return REAL(read)(descriptor, to, size);
}

ssize_t write(int descriptor, void const* from, size_t size) {
    static long used;
    struct stat about;
    /* What wakes a thread is not on the disk. */
    if (descriptor > 2 && fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode)) {
        long const left = budget("FAULT_WRITE", &used, size);
        if (left <= 0 && size > 0) {
            errno = ENOSPC;
            return -1;
        }
        size = (size_t)left;
        if (getenv("FAULT_WRITES") != NULL) note("write", descriptor);
    }
    return REAL(write)(descriptor, from, size);
}

int link(char const* from, char const* to) {
    if (getenv("FAULT_OLD") != NULL) {
        errno = EPERM;
        return -1;
    }
    return REAL(link)(from, to);
}

int renameat2(int from_folder, char const* from, int to_folder, char const* to, unsigned flags) {
    if (getenv("FAULT_OLD") != NULL) {
        errno = EINVAL;
        return -1;
    }
    note("rename", -1);
    return REAL(renameat2)(from_folder, from, to_folder, to, flags);
}

int rename(char const* from, char const* to) {
    note("rename", -1);
    return REAL(rename)(from, to);
}

int fsync(int descriptor) {
    note("fsync", descriptor);
    return REAL(fsync)(descriptor);
}

int fdatasync(int descriptor) {
    note("fdatasync", descriptor);
    return REAL(fdatasync)(descriptor);
}
