// What stands between Foundation's networking and libcurl. Nothing here is called by name: the functions are found before libcurl's, because
// this library is loaded before it.
#ifndef CTRANSFERS_H
#define CTRANSFERS_H

#include <stdbool.h>

// Whether App Transport Security lets a load from an address go ahead; QuinceFoundation's.
bool quinceAllowsTransfer(const char *address);

// libcurl's own, as its documentation has them; the headers are not needed to stand in for it.
int curl_multi_setopt(void *multi, int option, ...);
int curl_easy_setopt(void *easy, int option, ...);
void curl_easy_cleanup(void *easy);
const char *curl_easy_strerror(int code);

#endif
