// What the Swift runtime of a crashing app starts in place of its backtracer.
//
// The backtracer asks for the bounds of its own stack, for which the C library reads /proc/self/maps. Confined with the app, it may read that of the app
// alone. So it starts with a library that answers without that file.
#define _GNU_SOURCE
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

#define RUNTIME "/lib/swift/linux/libswiftCore.so"
#define BACKTRACER "/libexec/swift/linux/swift-backtrace"

// The path in a line of a process's map, without its end; NULL = none.
static char *mapped_file(char *line) {
    char *path = strchr(line, '/');
    if (path) path[strcspn(path, "\n")] = 0;
    return path;
}

// Finds the backtracer in the toolchain whose runtime the crashing process has loaded.
static int find_backtracer(char *result, size_t size) {
    char name[64], line[PATH_MAX + 128];
    snprintf(name, sizeof name, "/proc/%d/maps", getppid());
    FILE *map = fopen(name, "r");
    int found = 0;
    while (map && !found && fgets(line, sizeof line, map)) {
        char *path = mapped_file(line), *runtime = path ? strstr(path, RUNTIME) : NULL;
        if (!runtime || runtime[sizeof RUNTIME - 1] != 0) continue;
        *runtime = 0;
        found = (size_t)snprintf(result, size, "%s%s", path, BACKTRACER) < size;
    }
    if (map) fclose(map);
    return found;
}

int main(int count, char **arguments) {
    char backtracer[PATH_MAX], library[PATH_MAX];
    const char *own = (const char *)getauxval(AT_EXECFN), *slash = own ? strrchr(own, '/') : NULL;
    // The library lies beside this program.
    if (slash && snprintf(library, sizeof library, "%.*s/libQuinceBacktrace.so", (int)(slash - own), own) < (int)sizeof library)
        setenv("LD_PRELOAD", library, 1);
    if (count < 1 || !find_backtracer(backtracer, sizeof backtracer)) return 1;
    execv(backtracer, arguments);
    return 1;
}
