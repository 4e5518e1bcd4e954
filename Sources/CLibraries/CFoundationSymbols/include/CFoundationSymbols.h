#pragma once

// Symbols of Foundation that are answered by QuinceFoundation: the user’s locale, languages and calendar, and the end of a run loop’s turn. And the end of
// attributed strings, which releases their attributes.

// Has the frameworks above Foundation register the scopes of their attributes.
void quince_register_attribute_scopes(void);
