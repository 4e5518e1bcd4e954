#include "Wire.h"

#include <errno.h>
#include <glib-unix.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define HEADER 8
#define MAXIMUM_TEXT (64u << 20)
#define MAXIMUM_FIRST 1024u
#define MAXIMUM_BYTES (256u << 20)

static int app = -1;
static GByteArray *incoming;
static JSCContext *parser;
static void (*handler)(const Command *command);

static uint32_t number_at(const uint8_t *bytes) {
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static void put_number(uint8_t *bytes, uint32_t number) {
    for (int each = 0; each < 4; each++) bytes[each] = (uint8_t)(number >> 8 * each);
}

// Handles the first frame of what has arrived; false where it is not complete.
static bool handle_frame(void) {
    if (incoming->len < HEADER) return false;
    uint32_t text = number_at(incoming->data), bytes = number_at(incoming->data + 4);
    if (text > MAXIMUM_TEXT || bytes > MAXIMUM_BYTES) exit(2);
    size_t length = HEADER + (size_t)text + bytes;
    if (incoming->len < length) return false;
    GByteArray *frame = incoming;
    incoming = g_byte_array_new();
    g_byte_array_append(incoming, frame->data + length, (guint)(frame->len - length));
    char *json = g_strndup((const char *)frame->data + HEADER, text);
    JSCValue *fields = g_utf8_validate(json, -1, NULL) ? jsc_value_new_from_json(parser, json) : NULL;
    if (fields && jsc_value_is_object(fields))
        handler(&(Command){.fields = fields, .bytes = frame->data + HEADER + text, .length = bytes});
    g_clear_object(&fields);
    g_free(json);
    g_byte_array_unref(frame);
    return true;
}

static void read_some(void) {
    static uint8_t buffer[1 << 16];
    ssize_t count = read(app, buffer, sizeof buffer);
    if (count < 0 && errno == EINTR) return;
    // The app has ended, and the engine with it.
    if (count <= 0) _exit(0);
    g_byte_array_append(incoming, buffer, (guint)count);
}

static gboolean readable(gint descriptor, GIOCondition condition, gpointer user) {
    read_some();
    while (handle_frame()) {}
    return G_SOURCE_CONTINUE;
}

// The text of the first frame. No script engine may run before the window system does, so it is not parsed.
char *wire_read_first(int descriptor) {
    app = descriptor;
    incoming = g_byte_array_new();
    while (incoming->len < HEADER || incoming->len < HEADER + (size_t)MIN(number_at(incoming->data), MAXIMUM_FIRST)) read_some();
    uint32_t text = number_at(incoming->data);
    if (text > MAXIMUM_FIRST || number_at(incoming->data + 4) != 0) exit(2);
    char *json = g_strndup((const char *)incoming->data + HEADER, text);
    g_byte_array_remove_range(incoming, 0, HEADER + text);
    return json;
}

void wire_start(int descriptor, void (*handle)(const Command *command)) {
    parser = jsc_context_new();
    handler = handle;
    while (handle_frame()) {}
    g_unix_fd_add(descriptor, G_IO_IN | G_IO_HUP | G_IO_ERR, readable, NULL);
}

// MARK: Fields

JSCValue *field_value(const Command *command, const char *name) { return jsc_value_object_get_property(command->fields, name); }

char *field_text(const Command *command, const char *name) {
    JSCValue *value = field_value(command, name);
    char *text = value && jsc_value_is_string(value) ? jsc_value_to_string(value) : NULL;
    g_clear_object(&value);
    return text;
}

double field_number(const Command *command, const char *name) {
    JSCValue *value = field_value(command, name);
    double number = value && jsc_value_is_number(value) ? jsc_value_to_double(value) : 0;
    g_clear_object(&value);
    return number;
}

bool field_flag(const Command *command, const char *name) {
    JSCValue *value = field_value(command, name);
    bool flag = value && jsc_value_is_boolean(value) && jsc_value_to_boolean(value);
    g_clear_object(&value);
    return flag;
}

void field_for_each_pair(const Command *command, const char *name, void (*body)(const char *key, const char *value, void *user), void *user) {
    JSCValue *object = field_value(command, name);
    char **keys = object && jsc_value_is_object(object) ? jsc_value_object_enumerate_properties(object) : NULL;
    for (char **key = keys; key && *key; key++) {
        JSCValue *value = jsc_value_object_get_property(object, *key);
        char *text = jsc_value_is_string(value) ? jsc_value_to_string(value) : NULL;
        if (text) body(*key, text, user);
        g_free(text);
        g_object_unref(value);
    }
    g_strfreev(keys);
    g_clear_object(&object);
}

// MARK: Events

void json_append_text(GString *json, const char *text) {
    char *valid = g_utf8_make_valid(text, -1);
    g_string_append_c(json, '"');
    for (const unsigned char *each = (const unsigned char *)valid; *each; each++) {
        if (*each == '"' || *each == '\\') g_string_append_c(json, '\\'), g_string_append_c(json, (char)*each);
        else if (*each < 0x20) g_string_append_printf(json, "\\u%04x", *each);
        else g_string_append_c(json, (char)*each);
    }
    g_string_append_c(json, '"');
    g_free(valid);
}

static void add_name(Event *event, const char *name) {
    if (event->text->len > 1) g_string_append_c(event->text, ',');
    json_append_text(event->text, name);
    g_string_append_c(event->text, ':');
}

Event event_begin(const char *name, uint32_t view) {
    Event event = {g_string_new("{")};
    event_text(&event, "event", name);
    if (view) event_number(&event, "view", view);
    return event;
}

void event_text(Event *event, const char *name, const char *value) {
    if (!value) return;
    add_name(event, name);
    json_append_text(event->text, value);
}

void event_number(Event *event, const char *name, double value) {
    char text[G_ASCII_DTOSTR_BUF_SIZE];
    if (value != value || value - value != 0) return;
    add_name(event, name);
    g_string_append(event->text, g_ascii_dtostr(text, sizeof text, value));
}

void event_flag(Event *event, const char *name, bool value) { event_json(event, name, value ? "true" : "false"); }

void event_json(Event *event, const char *name, const char *json) {
    if (!json) return;
    add_name(event, name);
    g_string_append(event->text, json);
}

static void write_all(const void *bytes, size_t length) {
    const char *position = bytes;
    while (length > 0) {
        ssize_t count = send(app, position, length, MSG_NOSIGNAL);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) _exit(0);
        position += count;
        length -= (size_t)count;
    }
}

void event_send_with_bytes(Event *event, const void *bytes, size_t length) {
    // The app ends the connection at a longer frame.
    if (event->text->len >= MAXIMUM_TEXT || length > MAXIMUM_BYTES) {
        uint32_t reply = event->reply;
        g_string_free(event->text, TRUE);
        event->text = NULL;
        reply_failure(reply, "result", "The value is too large.");
        return;
    }
    g_string_append_c(event->text, '}');
    uint8_t header[HEADER];
    put_number(header, (uint32_t)event->text->len);
    put_number(header + 4, (uint32_t)length);
    write_all(header, sizeof header);
    write_all(event->text->str, event->text->len);
    write_all(bytes, length);
    g_string_free(event->text, TRUE);
    event->text = NULL;
}

void event_send(Event *event) { event_send_with_bytes(event, NULL, 0); }

Event reply_begin(uint32_t id) {
    Event event = event_begin("reply", 0);
    event.reply = id;
    event_number(&event, "id", id);
    return event;
}

void reply_empty(uint32_t id) {
    if (!id) return;
    Event event = reply_begin(id);
    event_send(&event);
}

void reply_failure(uint32_t id, const char *kind, const char *message) {
    if (!id) return;
    Event event = reply_begin(id);
    event_text(&event, "failure", kind);
    event_text(&event, "message", message);
    event_send(&event);
}
