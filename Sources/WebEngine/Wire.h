// Frames between the engine and its app, and the JSON in them.
//
// A frame is two lengths (little endian, 32 bits), a JSON object of the first length and bytes of the second. Commands come from the app, events go to it.
#ifndef QUINCE_WEB_WIRE_H
#define QUINCE_WEB_WIRE_H

#include <jsc/jsc.h>
#include <stdbool.h>
#include <stdint.h>

// A command of the app; lives until its handler returns.
typedef struct {
    JSCValue *fields;
    const uint8_t *bytes;
    size_t length;
} Command;

// Waits for the first frame, which has no bytes, and returns its text, freed by the caller. Ends the process where there is none.
char *wire_read_first(int descriptor);
// Calls `handle` for every further command that arrives; ends the process when the app closes the socket or sends what is no frame.
void wire_start(int descriptor, void (*handle)(const Command *command));

// Fields of a command. Absent and mistyped fields count as NULL, 0 and false. Texts are freed by the caller.
char *field_text(const Command *command, const char *name);
double field_number(const Command *command, const char *name);
bool field_flag(const Command *command, const char *name);
JSCValue *field_value(const Command *command, const char *name);
// Calls `body` for every pair of texts in an object.
void field_for_each_pair(const Command *command, const char *name, void (*body)(const char *key, const char *value, void *user), void *user);

// An event that is being written.
// `reply` is the number of the command it answers, 0 for others.
typedef struct { GString *text; uint32_t reply; } Event;
Event event_begin(const char *name, uint32_t view);
void event_text(Event *event, const char *name, const char *value);
void event_number(Event *event, const char *name, double value);
void event_flag(Event *event, const char *name, bool value);
// Adds JSON as it is; NULL adds nothing.
void event_json(Event *event, const char *name, const char *json);
void event_send(Event *event);
void event_send_with_bytes(Event *event, const void *bytes, size_t length);
// Appends a text as JSON, in quotes.
void json_append_text(GString *json, const char *text);

// Answers a command that has the number `id`.
Event reply_begin(uint32_t id);
void reply_empty(uint32_t id);
void reply_failure(uint32_t id, const char *kind, const char *message);

#endif
