#include "CFoundationSymbols.h"

// Swift functions cannot have these names: the compiler would take them for Foundation's own, whose modules declare them. A jump keeps all registers,
// so caller and callee follow Swift's convention as if there were none.
#if defined(__x86_64__)
#define JUMP "jmp"
#define TO(name) #name "@PLT"
#elif defined(__aarch64__)
#define JUMP "b"
#define TO(name) #name
#endif

#define ANSWERED_BY(symbol, function)                                                                                                      \
    __asm__(".text\n.globl \"" symbol "\"\n.type \"" symbol "\", %function\n\"" symbol "\":\n\t" JUMP " " TO(function) "\n");

ANSWERED_BY("$s20FoundationEssentials6LocaleV7currentACvgZ", quinceCurrentLocale)
ANSWERED_BY("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", quinceCurrentLocale)
ANSWERED_BY("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", quincePreferredLanguages)
ANSWERED_BY("$s20FoundationEssentials8CalendarV7currentACvgZ", quinceCurrentCalendar)
ANSWERED_BY("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", quinceCurrentCalendar)

// RunLoop._stop()
ANSWERED_BY("$s10Foundation7RunLoopC5_stopyyF", quinceStopRunLoop)

// What FoundationNetworking makes its errors by: URLError.init(_nsError:)
ANSWERED_BY("$s10Foundation8URLErrorV8_nsErrorAcA7NSErrorC_tcfC", quinceURLError)
