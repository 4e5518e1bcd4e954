#include <libxml/xmlversion.h>
// The system's ICU headers, which the encoding converters' would bring along, contradict those of Swift's Foundation. Nothing here needs them.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/xmlreader.h>
