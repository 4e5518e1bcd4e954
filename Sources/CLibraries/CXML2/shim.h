#include <libxml/xmlversion.h>
// The system's ICU headers, which the encoding converters' would bring along, contradict those of Swift's Foundation. Nothing here needs them.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/xmlreader.h>
#include <libxml/xpath.h>

static inline void xml_ignore_text(void *context, const char *message, ...) {
    (void)context;
    (void)message;
}

/// Hands what libxml2 says of no document of its own (its converter of encodings knows of none) to `handler` in this thread; by itself it
/// prints that. NULL makes it as it was.
static inline void xml_report_to(void *context, xmlStructuredErrorFunc handler) {
    xmlSetStructuredErrorFunc(context, handler);
    xmlSetGenericErrorFunc(NULL, handler ? xml_ignore_text : NULL);
}
