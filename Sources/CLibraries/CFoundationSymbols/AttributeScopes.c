#include "CFoundationSymbols.h"

// UIKit's, in a process that has it.
extern void quinceRegisterInterfaceAttributes(void) __attribute__((weak));

void quince_register_attribute_scopes(void) {
    if (quinceRegisterInterfaceAttributes) quinceRegisterInterfaceAttributes();
}
