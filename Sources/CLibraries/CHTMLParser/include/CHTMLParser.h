#pragma once
#include <stdbool.h>
#include <stddef.h>

/// A part of a document, in the order of its text.
typedef enum {
    html_event_start,
    html_event_end,
    html_event_text,
} html_event;

/// Called with each part.
///
/// `text` is an element's name in lower case, or text in UTF-8. `attributes` are names and values in turn, ended by NULL; NULL for what is no start.
typedef void (*html_handler)(void *context, html_event event, const char *text, const char *const *attributes);

/// The result of reading a document.
typedef enum {
    html_read,
    html_library_missing,
    html_unreadable,
} html_result;

/// Reads a document as browsers do: whatever is wrong in it is mended. Nothing outside of it is loaded.
///
/// `encoding` is the IANA name of its encoding; NULL = as the document says. libxml2 is loaded with the first document.
html_result html_parse(const char *bytes, size_t length, const char *encoding, void *context, html_handler handler);
