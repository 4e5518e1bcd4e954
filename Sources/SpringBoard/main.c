// The process of a device's home screen, of its Settings app, or of UI tests, which lie in the library of the frameworks beside this program.
#include <dlfcn.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(int count, char **arguments) {
    // All are in the same library, and are told apart by their first argument.
    const char *wanted = count > 1 ? arguments[1] : "";
    const char *name = !strcmp(wanted, "settings") ? "quince_settings_main"
                       : !strcmp(wanted, "tests")  ? "quince_test_runner_main"
                                                   : "quince_home_screen_main";
    char program[PATH_MAX], library[PATH_MAX + 32];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length < 0) return 71;
    program[length] = 0;
    snprintf(library, sizeof library, "%s/libQuinceFrameworks.so", dirname(program));
    void *frameworks = dlopen(library, RTLD_NOW | RTLD_GLOBAL);
    int (*start)(int, char **) = frameworks ? (int (*)(int, char **))dlsym(frameworks, name) : NULL;
    if (!start) {
        fprintf(stderr, "The program cannot be started: %s\n", dlerror());
        return 72;
    }
    return start(count, arguments);
}
