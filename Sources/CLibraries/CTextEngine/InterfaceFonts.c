#include "CTextEngine.h"

/// In UIKit, where a program has it.
extern void quinceRegisterInterfaceFonts(void) __attribute__((weak));

void qt_register_interface_fonts(void) {
    if (quinceRegisterInterfaceFonts) quinceRegisterInterfaceFonts();
}
