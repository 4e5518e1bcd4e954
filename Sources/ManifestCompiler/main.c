// The compiler that the package manager calls for manifests (SWIFT_EXEC_MANIFEST).
//
// It writes what iOS answers to a manifest's platform conditions into what the compiler reads of it: packages decide by them which products and
// targets they have. It has the real compiler (QUINCE_MANIFEST_SWIFTC) make the program of a manifest, puts itself in that program's place and, called as such, runs it
// confined: a manifest reads its package and the toolchain, and writes nothing but its answer.
//
// Called by a name beside which a list of files lies, it starts the program that the list begins with, limited to those files: the compiler's driver
// starts its frontends in this way.
#define _GNU_SOURCE
#include "CSpawn.h"
#include "Conditions.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define PROGRAM ".program"
#define PACKAGE ".package"
// Beside a program of macros, which the compiler starts: where the toolchain's libraries are.
#define TOOLCHAIN ".toolchain"
// Beside a program of macros: the library that lets libdispatch see the program's own threads.
#define THREADS ".threads"
#define THREADS_LIBRARY "/libQuinceWorkerThreads.so"
// Beside the name of a program that is trusted: its path, and the files that it reaches.
#define LIST ".files"
#define MAXIMUM_FILES 20000
// Seconds of processor time, and bytes of memory, that a manifest may take.
#define TIME_LIMIT 60
#define MEMORY_LIMIT (UINT64_C(4) << 30)
#define OUTPUT_LIMIT (UINT64_C(64) << 20)

static int fail(const char *what, const char *path) {
    fprintf(stderr, "error: %s %s: %s\n", what, path, strerror(errno));
    return 1;
}

static bool beside(char *result, const char *path, const char *ending) {
    return snprintf(result, PATH_MAX, "%s%s", path, ending) < PATH_MAX;
}

// MARK: Reading

// All of a file, ended by a zero; NULL where it cannot be read.
static char *contents(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    char *text = NULL;
    if (fseek(file, 0, SEEK_END) == 0) {
        long size = ftell(file);
        rewind(file);
        text = size < 0 ? NULL : malloc((size_t)size + 1);
        *length = text ? fread(text, 1, (size_t)size, file) : 0;
        if (text) text[*length] = 0;
    }
    fclose(file);
    return text;
}

// Decides the conditions in the copy of the manifest that the package manager has made for this run of the compiler.
static int decide_copy(const char *overlay) {
    size_t length = 0;
    char *yaml = contents(overlay, &length), *copy = yaml ? overlay_contents(yaml) : NULL;
    char *text = copy ? contents(copy, &length) : NULL;
    int status = 0;
    if (text) {
        decide_conditions(text, length);
        FILE *file = fopen(copy, "wb");
        if (!file || fwrite(text, 1, length, file) != length) status = fail("cannot write", copy);
        if (file && fclose(file) != 0) status = fail("cannot write", copy);
    }
    free(text);
    free(copy);
    free(yaml);
    return status;
}

// MARK: Compiling

static bool is_manifest(const char *path) {
    const char *name = strrchr(path, '/');
    size_t length = strlen(path);
    return name && strncmp(name + 1, "Package", 7) == 0 && length > 6 && strcmp(path + length - 6, ".swift") == 0;
}

static int compile(const char *compiler, char **arguments) {
    pid_t child = fork();
    if (child == 0) {
        arguments[0] = (char *)compiler;
        // The package manager works in the package's folder, whose files could stand in for parts of the toolchain.
        if (chdir("/") != 0) _exit(fail("cannot change to", "/"));
        execv(compiler, arguments);
        _exit(fail("cannot run", compiler));
    }
    int status;
    while (child > 0 && waitpid(child, &status, 0) < 0)
        if (errno != EINTR) return fail("cannot wait for", compiler);
    if (child < 0) return fail("cannot run", compiler);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

// Puts this program in the place of the one that was made, with a link to the manifest's folder.
static int stand_in(const char *made, const char *manifest) {
    char program[PATH_MAX], package[PATH_MAX], own[PATH_MAX] = "", folder[PATH_MAX];
    if (!beside(program, made, PROGRAM) || !beside(package, made, PACKAGE)) return fail("cannot name", made);
    if (readlink("/proc/self/exe", own, sizeof own - 1) < 0) return fail("cannot find", "/proc/self/exe");
    // A package that is being fetched has no folder yet: the manifest comes from its repository, by a name of `/Package.swift`.
    bool is_fetched = strrchr(manifest, '/') == manifest;
    snprintf(folder, sizeof folder, "%s", is_fetched ? made : manifest);
    *strrchr(folder, '/') = 0;
    if (rename(made, program) != 0) return fail("cannot move", made);
    if (symlink(folder, package) != 0 || symlink(own, made) != 0) return fail("cannot make", made);
    return 0;
}

static int compile_manifest(int count, char **arguments) {
    const char *compiler = getenv("QUINCE_MANIFEST_SWIFTC"), *made = NULL, *manifest = NULL, *overlay = NULL;
    if (!compiler) {
        fprintf(stderr, "error: QUINCE_MANIFEST_SWIFTC names no compiler\n");
        return 64;
    }
    for (int each = 1; each < count; each++) {
        if (strcmp(arguments[each], "-o") == 0 && each + 1 < count) made = arguments[++each];
        else if (strcmp(arguments[each], "-vfsoverlay") == 0 && each + 1 < count) overlay = arguments[++each];
        else if (is_manifest(arguments[each])) manifest = arguments[each];
    }
    if (overlay && manifest && decide_copy(overlay) != 0) return 1;
    int status = compile(compiler, arguments);
    return status != 0 || !made || !manifest ? status : stand_in(made, manifest);
}

// MARK: Running

static void limit(int resource, rlim_t value) { setrlimit(resource, &(struct rlimit){.rlim_cur = value, .rlim_max = value}); }

// Finds the library that lets libdispatch read the states of the program's threads, which it traps without: beside a program of macros, or this one.
static bool find_threads(const char *made, char *result) {
    char named[PATH_MAX], own[PATH_MAX] = "";
    if (!beside(named, made, THREADS) || !realpath(named, result)) {
        if (readlink("/proc/self/exe", own, sizeof own - 1) < 0 || !strrchr(own, '/')) return false;
        *strrchr(own, '/') = 0;
        if (!beside(result, own, THREADS_LIBRARY)) return false;
    }
    // The dynamic linker takes both of these for the end of a name.
    return access(result, R_OK) == 0 && !strpbrk(result, " :");
}

static int run_confined(const char *program, const char *link, char **arguments) {
    char package[PATH_MAX] = "";
    if (!realpath(link, package)) return fail("cannot find the package of", program);
    const char *toolchain = getenv("QUINCE_MANIFEST_TOOLCHAIN");
    char named[PATH_MAX], found[PATH_MAX];
    if (beside(named, arguments[0], TOOLCHAIN) && realpath(named, found)) toolchain = found;
    char threads[PATH_MAX];
    bool has_threads = find_threads(arguments[0], threads);
    struct confinement_path paths[] = {
        {"/usr/lib", confinement_read | confinement_execute}, {"/lib", confinement_read | confinement_execute},
        {"/lib64", confinement_read | confinement_execute}, {"/usr/share/zoneinfo", confinement_read},
        {"/etc/ld.so.cache", confinement_read}, {"/etc/localtime", confinement_read}, {"/dev/null", confinement_read | confinement_write},
        {"/dev/urandom", confinement_read}, {"/proc/self", confinement_read}, {"/sys/devices/system/cpu", confinement_read},
        {program, confinement_read | confinement_execute}, {package, confinement_read}, {toolchain ? toolchain : "/dev/null", confinement_read},
        {has_threads ? threads : "/dev/null", confinement_read | confinement_execute},
    };
    int ruleset = -1;
    if (confinement_landlock_version() > 0) {
        ruleset = confinement_ruleset(paths, sizeof paths / sizeof *paths, false);
        if (ruleset < 0) {
            errno = -ruleset;
            return fail("cannot confine", program);
        }
    }
    // The package manager starts each manifest in a group of its own, which would go on where the build is ended.
    setpgid(0, getpgid(getppid()));
    limit(RLIMIT_CPU, TIME_LIMIT);
    limit(RLIMIT_AS, MEMORY_LIMIT);
    limit(RLIMIT_FSIZE, OUTPUT_LIMIT);
    limit(RLIMIT_CORE, 0);
    int error = confinement_apply(ruleset, false, -1, -1);
    if (error != 0) {
        errno = error;
        return fail("cannot confine", program);
    }
    if (has_threads) setenv("LD_PRELOAD", threads, 1);
    arguments[0] = (char *)program;
    execv(program, arguments);
    return fail("cannot run", program);
}

// MARK: Limiting a compiler

// A list is texts ended by zeros: the program, then for each file `r`, `w`, `x` or several of them, a space, and its path.
static int run_limited(const char *list, char **arguments) {
    size_t length = 0, count = 0;
    char *text = contents(list, &length);
    struct confinement_path *paths = calloc(MAXIMUM_FILES, sizeof *paths);
    if (!text || !paths) return fail("cannot read", list);
    for (char *each = text + strlen(text) + 1; each < text + length && count < MAXIMUM_FILES; each += strlen(each) + 1) {
        char *path = strchr(each, ' ');
        if (!path) continue;
        for (const char *letter = each; letter < path; letter++)
            paths[count].access |= *letter == 'r' ? confinement_read : *letter == 'w' ? confinement_write : confinement_execute;
        paths[count++].path = path + 1;
    }
    int ruleset = confinement_landlock_version() > 0 ? confinement_ruleset(paths, (int)count, false) : -ENOSYS;
    int error = ruleset >= 0 ? confinement_apply_files(ruleset, -1) : ruleset == -ENOSYS ? 0 : -ruleset;
    if (error != 0) {
        errno = error;
        return fail("cannot confine", text);
    }
    arguments[0] = text;
    execv(text, arguments);
    return fail("cannot run", text);
}

int main(int count, char **arguments) {
    char program[PATH_MAX], package[PATH_MAX], list[PATH_MAX];
    struct stat status;
    if (strchr(arguments[0], '/') && beside(list, arguments[0], LIST) && stat(list, &status) == 0) return run_limited(list, arguments);
    if (strchr(arguments[0], '/') && beside(program, arguments[0], PROGRAM) && beside(package, arguments[0], PACKAGE)
        && stat(program, &status) == 0)
        return run_confined(program, package, arguments);
    return compile_manifest(count, arguments);
}
