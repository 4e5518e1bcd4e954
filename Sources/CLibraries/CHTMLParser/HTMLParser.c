#include "CHTMLParser.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

#include <libxml/xmlversion.h>
// The system's ICU headers, which the encoding converters' would bring along, contradict those of Swift's Foundation. Nothing here needs them.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>

static struct {
    __typeof__(&htmlReadMemory) read;
    __typeof__(&xmlDocGetRootElement) root;
    __typeof__(&xmlNodeListGetString) value;
    __typeof__(&xmlFreeDoc) free_document;
    // xmlFree is a variable that holds a function.
    xmlFreeFunc *free_text;
    bool is_there;
} xml;

static pthread_once_t loading = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    xml.read = (__typeof__(xml.read))dlsym(library, "htmlReadMemory");
    xml.root = (__typeof__(xml.root))dlsym(library, "xmlDocGetRootElement");
    xml.value = (__typeof__(xml.value))dlsym(library, "xmlNodeListGetString");
    xml.free_document = (__typeof__(xml.free_document))dlsym(library, "xmlFreeDoc");
    xml.free_text = (xmlFreeFunc *)dlsym(library, "xmlFree");
    xml.is_there = xml.read && xml.root && xml.value && xml.free_document && xml.free_text;
}

/// Attributes of an element that are handed over; further ones are dropped.
enum { attribute_limit = 64 };

static void start(xmlDocPtr document, xmlNodePtr node, void *context, html_handler handler) {
    const char *attributes[attribute_limit * 2 + 1];
    xmlChar *values[attribute_limit];
    size_t count = 0;
    for (xmlAttrPtr attribute = node->properties; attribute && count < attribute_limit; attribute = attribute->next) {
        values[count] = xml.value(document, attribute->children, 1);
        attributes[2 * count] = (const char *)attribute->name;
        attributes[2 * count + 1] = values[count] ? (const char *)values[count] : "";
        count++;
    }
    attributes[2 * count] = NULL;
    handler(context, html_event_start, (const char *)node->name, attributes);
    for (size_t index = 0; index < count; index++)
        if (values[index]) (*xml.free_text)(values[index]);
}

/// Walks without recursion: documents may be nested as deep as they like.
static void walk(xmlDocPtr document, void *context, html_handler handler) {
    xmlNodePtr root = xml.root(document), node = root;
    while (node) {
        if (node->type == XML_ELEMENT_NODE) {
            start(document, node, context, handler);
            if (node->children) {
                node = node->children;
                continue;
            }
            handler(context, html_event_end, (const char *)node->name, NULL);
        } else if ((node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE) && node->content) {
            handler(context, html_event_text, (const char *)node->content, NULL);
        }
        while (node && node != root && !node->next) {
            node = node->parent;
            if (node && node->type == XML_ELEMENT_NODE) handler(context, html_event_end, (const char *)node->name, NULL);
        }
        node = node && node != root ? node->next : NULL;
    }
}

html_result html_parse(const char *bytes, size_t length, const char *encoding, void *context, html_handler handler) {
    pthread_once(&loading, load);
    if (!xml.is_there) return html_library_missing;
    if (length == 0) return html_read;
    if (length > INT_MAX) return html_unreadable;
    int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET;
    xmlDocPtr document = xml.read(bytes, (int)length, NULL, encoding, options);
    if (!document) return html_unreadable;
    walk(document, context, handler);
    xml.free_document(document);
    return html_read;
}
