// The engine of an app's web pages: quince-web DESCRIPTOR DATA CACHES [r|w|x PATH]...
//
// Draws pages off screen, on an X server of its own that ends with it, and serves one app over the socket DESCRIPTOR. DATA and CACHES are the folders of
// cookies and other data of websites. The paths are those that it and its processes reach; without any they reach what their user may.
#define _GNU_SOURCE
#include "View.h"
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#define MAXIMUM_PATHS 256
// The exit status of a program that is not there, as shells have it.
#define MISSING 127

static int fail(const char *what) {
    fprintf(stderr, "quince-web: %s: %s\n", what, strerror(errno));
    return 1;
}

// MARK: The display

// Becomes the X server of a display. Signals that the thread of the launch had blocked would keep the server from ending with this process.
static void become_server(int display, int output) {
    char name[16], number[16];
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    setpgid(0, 0);
    snprintf(name, sizeof name, ":%d", display);
    snprintf(number, sizeof number, "%d", output);
    int empty = open("/dev/null", O_RDWR);
    dup2(empty, STDIN_FILENO);
    dup2(empty, STDOUT_FILENO);
    dup2(empty, STDERR_FILENO);
    close_range(3, 9, 0);
    execlp("Xvfb", "Xvfb", name, "-displayfd", number, "-screen", "0", "64x64x24", "-nolisten", "tcp", "-nolisten", "local", "-terminate", NULL);
    _exit(MISSING);
}

// Starts an X server for a display, and waits until it takes connections; false, with errno, where it cannot be started.
static bool start_server(int display) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return false;
    pid_t parent = getpid(), server = fork();
    if (server == 0) {
        int output = fcntl(ends[1], F_DUPFD, 10);
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (getppid() != parent) _exit(1);
        become_server(display, output);
    }
    close(ends[1]);
    // The server ends where its line is not read to the end.
    char last = 0;
    while (server > 0 && last != '\n' && read(ends[0], &last, 1) > 0) {}
    close(ends[0]);
    if (last == '\n') return true;
    int status = 0;
    bool is_missing = server > 0 && waitpid(server, &status, 0) == server && WIFEXITED(status) && WEXITSTATUS(status) == MISSING;
    errno = is_missing ? ENOENT : ECONNABORTED;
    return false;
}

// Starts an X server, and returns the number of its display; -1 where there is none.
//
// The number is made of the process's. Left to choose one, servers without abstract sockets that start together take the same, and each removes
// the other's socket.
static int start_display(void) {
    int display = 100 + getpid() % 50000;
    return start_server(display) ? display : -1;
}

static void prepare_environment(int display, int scale) {
    char text[32];
    snprintf(text, sizeof text, ":%d", display);
    setenv("DISPLAY", text, 1);
    snprintf(text, sizeof text, "%d", scale >= 1 && scale <= 4 ? scale : 1);
    setenv("GDK_SCALE", text, 1);
    setenv("GDK_BACKEND", "x11", 1);
    // No services of a desktop.
    setenv("GSETTINGS_BACKEND", "memory", 1);
    setenv("GIO_USE_VFS", "local", 1);
    setenv("GIO_USE_NETWORK_MONITOR", "base", 1);
    setenv("GTK_USE_PORTAL", "0", 1);
    setenv("NO_AT_BRIDGE", "1", 1);
    setenv("WEBKIT_DISABLE_DMABUF_RENDERER", "1", 1);
    setenv("WEBKIT_DISABLE_COMPOSITING_MODE", "1", 1);
    setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1);
    unsetenv("DBUS_SESSION_BUS_ADDRESS");
}

// MARK: Fonts

// The families that pages for iOS name, and those that Quince draws apps with in their place.
static const char fonts[] =
    "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig><include ignore_missing=\"yes\">/etc/fonts/fonts.conf</include>"
    "%s</fontconfig>";
static const struct { const char *name, *family; } families[] = {
    {"-apple-system", "Inter"}, {"BlinkMacSystemFont", "Inter"}, {"system-ui", "Inter"}, {"ui-sans-serif", "Inter"}, {"ui-rounded", "Inter"},
    {"SF Pro", "Inter"}, {"SF Pro Text", "Inter"}, {"SF Pro Display", "Inter"}, {"San Francisco", "Inter"}, {"SF UI Text", "Inter"},
    {"Helvetica Neue", "Inter"}, {"ui-monospace", "JetBrains Mono"}, {"SF Mono", "JetBrains Mono"}, {"Menlo", "JetBrains Mono"},
};

// Writes fontconfig's settings into a folder and has them used. Where that fails, pages have the system's fonts.
static void name_fonts(const char *folder) {
    GString *aliases = g_string_new("");
    for (size_t each = 0; each < G_N_ELEMENTS(families); each++)
        g_string_append_printf(
            aliases, "<alias binding=\"same\"><family>%s</family><prefer><family>%s</family></prefer></alias>", families[each].name,
            families[each].family);
    char *text = g_strdup_printf(fonts, aliases->str), *path = g_build_filename(folder, "fonts.conf", NULL);
    g_mkdir_with_parents(folder, 0700);
    if (g_file_set_contents(path, text, -1, NULL)) setenv("FONTCONFIG_FILE", path, 1);
    g_string_free(aliases, TRUE);
    g_free(text);
    g_free(path);
}

// MARK: Limits

static int confine(int count, char **arguments) {
    struct confinement_path paths[MAXIMUM_PATHS];
    int number = 0;
    for (int each = 0; each + 1 < count && number < MAXIMUM_PATHS; each += 2) {
        char letter = arguments[each][0];
        int access = letter == 'w' ? confinement_write : letter == 'x' ? confinement_execute : confinement_read;
        paths[number++] = (struct confinement_path){arguments[each + 1], access};
    }
    if (number == 0 || confinement_landlock_version() == 0) return 0;
    int ruleset = confinement_ruleset(paths, number, true);
    return ruleset < 0 ? -ruleset : confinement_apply_files(ruleset, -1);
}

// MARK: Commands

static const struct { const char *name; void (*run)(const Command *command); } commands[] = {
    {"create", view_create}, {"policy", policy_decide}, {"dialog", dialog_answer}, {"answer", message_answer},
    {"authenticate", authentication_answer},
    {"scheme", context_register_scheme}, {"respond", scheme_respond}, {"cookies", cookies_get}, {"setCookie", cookies_set},
    {"deleteCookie", cookies_delete}, {"clear", data_clear}, {"compile", filter_compile},
};

static const struct { const char *name; void (*run)(View *view, const Command *command); } view_commands[] = {
    {"close", view_close}, {"resize", view_resize}, {"settings", view_settings}, {"content", content_set}, {"load", view_load},
    {"go", view_go}, {"evaluate", view_evaluate}, {"frame", view_frame}, {"snapshot", view_snapshot}, {"edit", view_edit},
    {"pointer", view_pointer}, {"key", view_key}, {"find", view_find}, {"filters", filter_add},
};

static void handle(const Command *command) {
    char *name = field_text(command, "command");
    for (size_t each = 0; name && each < G_N_ELEMENTS(commands); each++)
        if (strcmp(name, commands[each].name) == 0) commands[each].run(command);
    for (size_t each = 0; name && each < G_N_ELEMENTS(view_commands); each++) {
        if (strcmp(name, view_commands[each].name) != 0) continue;
        View *view = view_of(command);
        if (view) view_commands[each].run(view, command);
        else reply_failure(id_of(command), "view", "no such view");
    }
    g_free(name);
}

// The pixels in a point that the first command asks for.
static int scale_in(const char *start) {
    const char *field = strstr(start, "\"scale\":");
    return field ? (int)strtol(field + strlen("\"scale\":"), NULL, 10) : 1;
}

int main(int count, char **arguments) {
    if (count < 4) {
        fprintf(stderr, "usage: quince-web DESCRIPTOR DATA CACHES [r|w|x PATH]...\n");
        return 2;
    }
    int descriptor = atoi(arguments[1]);
    if (fcntl(descriptor, F_SETFD, FD_CLOEXEC) < 0) return fail("no socket to the app");
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    int display = start_display();
    if (display < 0) return fail("Xvfb, which pages are drawn on, cannot be started");
    int error = confine(count - 4, arguments + 4);
    if (error) return errno = error, fail("the limits cannot be set");
    char *start = wire_read_first(descriptor);
    prepare_environment(display, scale_in(start));
    g_free(start);
    if (*arguments[3]) name_fonts(arguments[3]);
    if (*arguments[2]) g_mkdir_with_parents(arguments[2], 0700);
    // Files of the app must not say which modules and plug-ins libraries load.
    static const char *const homes[] = {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"};
    for (size_t each = 0; each < G_N_ELEMENTS(homes); each++) setenv(homes[each], "/nonexistent", 1);
    if (!gtk_init_check(NULL, NULL)) return fail("no display");
    g_object_set(gtk_settings_get_default(), "gtk-font-name", "Inter 12", NULL);
    context_set_folders(*arguments[2] ? arguments[2] : NULL, *arguments[3] ? arguments[3] : NULL);
    g_type_class_unref(g_type_class_ref(WEBKIT_TYPE_WEB_CONTEXT));
    wire_start(descriptor, handle);
    Event event = event_begin("ready", 0);
    event_send(&event);
    gtk_main();
    return 0;
}
