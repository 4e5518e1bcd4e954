#include "Conditions.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// MARK: Values

enum value { value_false, value_true, value_unknown };

static bool is_listed(const char *name, size_t length, const char *const *list) {
    for (; *list; list++)
        if (strlen(*list) == length && strncmp(*list, name, length) == 0) return true;
    return false;
}

// Modules that iOS has, whatever this machine has.
static const char *const present[] = {"Darwin", "ObjectiveC", "UIKit", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "CoreText",
                                      "Security", "os", "OSLog", NULL};
static const char *const absent[] = {"Glibc", "Musl", "Android", "WinSDK", "CRT", "WASILibc", "AppKit", "Cocoa", "WatchKit", "TVUIKit",
                                     "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", NULL};

static enum value value_of(const char *function, size_t length, const char *argument, size_t size) {
    static const char *const os[] = {"os", NULL}, *const environment[] = {"targetEnvironment", NULL}, *const module[] = {"canImport", NULL};
    static const char *const ios[] = {"iOS", NULL}, *const simulator[] = {"simulator", NULL};
    if (is_listed(function, length, os)) return is_listed(argument, size, ios) ? value_true : value_false;
    if (is_listed(function, length, environment)) return is_listed(argument, size, simulator) ? value_true : value_false;
    if (!is_listed(function, length, module)) return value_unknown;
    const char *point = memchr(argument, '.', size);
    if (point) size = (size_t)(point - argument);
    return is_listed(argument, size, present) ? value_true : is_listed(argument, size, absent) ? value_false : value_unknown;
}

// MARK: Lines

static bool is_name(char character) { return isalnum((unsigned char)character) || character == '_'; }

static char *after_spaces(char *text, const char *end) {
    while (text < end && (*text == ' ' || *text == '\t')) text++;
    return text;
}

static char *after_name(char *text, const char *end) {
    while (text < end && is_name(*text)) text++;
    return text;
}

static bool begins(const char *text, const char *end, const char *word) {
    size_t length = strlen(word);
    return (size_t)(end - text) >= length && strncmp(text, word, length) == 0
        && (text + length == end || !is_name(text[length]));
}

// Replaces `[start, end)` by a shorter text and spaces.
static void put(char *start, char *end, const char *text) {
    size_t length = strlen(text);
    if ((size_t)(end - start) < length) return;
    memcpy(start, text, length);
    memset(start + length, ' ', (size_t)(end - start) - length);
}

static void decide(char *text, char *end) {
    while (text < end) {
        if (text[0] == '/' && text + 1 < end && text[1] == '/') return;
        if (!is_name(*text)) {
            text++;
            continue;
        }
        char *start = text, *name = after_name(text, end), *open = after_spaces(name, end);
        text = name;
        if (open >= end || *open != '(') continue;
        char *close = memchr(open, ')', (size_t)(end - open));
        if (!close) return;
        char *argument = after_spaces(open + 1, close), *last = argument;
        while (last < close && (is_name(*last) || *last == '.')) last++;
        enum value value = value_of(start, (size_t)(name - start), argument, (size_t)(last - argument));
        if (value == value_unknown) continue;
        put(start, close + 1, value == value_true ? "true" : "false");
        text = close + 1;
    }
}

static void rename_import(char *text, char *end) {
    char *module = after_spaces(text + strlen("import"), end);
    if (!begins(module, end, "Darwin")) return;
    char *last = module;
    while (last < end && (is_name(*last) || *last == '.')) last++;
    put(module, last, "Glibc");
}

// Counts how deep in comments, and whether in a string of several lines, the end of a line is.
static void follow(const char *text, const char *end, int *comments, bool *is_string) {
    for (; text < end; text++) {
        size_t rest = (size_t)(end - text);
        if (!*is_string && rest >= 2 && strncmp(text, "/*", 2) == 0) (*comments)++, text++;
        else if (*comments > 0 && rest >= 2 && strncmp(text, "*/", 2) == 0) (*comments)--, text++;
        else if (*comments == 0 && !*is_string && rest >= 2 && strncmp(text, "//", 2) == 0) return;
        else if (*comments == 0 && rest >= 3 && strncmp(text, "\"\"\"", 3) == 0) *is_string = !*is_string, text += 2;
    }
}

void decide_conditions(char *text, size_t length) {
    char *end = text + length;
    int comments = 0;
    bool is_string = false;
    while (text < end) {
        char *newline = memchr(text, '\n', (size_t)(end - text)), *line_end = newline ? newline : end;
        char *first = after_spaces(text, line_end);
        if (comments == 0 && !is_string) {
            if (begins(first, line_end, "#if") || begins(first, line_end, "#elseif")) decide(first, line_end);
            else if (begins(first, line_end, "import")) rename_import(first, line_end);
        }
        follow(text, line_end, &comments, &is_string);
        text = line_end + 1;
    }
}

// MARK: Overlays

char *overlay_contents(const char *yaml) {
    static const char key[] = "\"external-contents\":\"";
    const char *start = strstr(yaml, key);
    if (!start) return NULL;
    start += strlen(key);
    char *result = malloc(strlen(start) + 1), *to = result;
    if (!result) return NULL;
    for (; *start && *start != '"'; start++) {
        if (*start == '\\' && start[1]) start++;
        *to++ = *start;
    }
    *to = 0;
    return result;
}
