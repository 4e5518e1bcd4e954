// The process of a device's home screen, or of its Settings app, which lie in the library of the frameworks beside this program.
#include <dlfcn.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(int count, char **arguments) {
    // Settings is in the same library, and is told apart by its first argument.
    const char *name = count > 1 && !strcmp(arguments[1], "settings") ? "quince_settings_main" : "quince_home_screen_main";
    char program[PATH_MAX], library[PATH_MAX + 32];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length < 0) return 71;
    program[length] = 0;
    snprintf(library, sizeof library, "%s/libQuinceFrameworks.so", dirname(program));
    void *frameworks = dlopen(library, RTLD_NOW | RTLD_GLOBAL);
    int (*start)(int, char **) = frameworks ? (int (*)(int, char **))dlsym(frameworks, name) : NULL;
    if (!start) {
        fprintf(stderr, "The home screen cannot be started: %s\n", dlerror());
        return 72;
    }
    return start(count, arguments);
}
