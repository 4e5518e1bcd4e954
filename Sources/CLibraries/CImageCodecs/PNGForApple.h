#ifndef QUINCE_PNG_FOR_APPLE_H
#define QUINCE_PNG_FOR_APPLE_H

#include "Internal.h"

/// Whether data begins like a PNG file that Xcode has optimised for iOS.
int qc_is_apple_png(const uint8_t *data, size_t size);

/// Turns a file optimised for iOS into a standard one with the same samples, which free() gives back; NULL for damaged files.
uint8_t *qc_standard_png(const uint8_t *data, size_t size, size_t *newSize);

/// Puts the decoded colours of such a file in order: red and blue are swapped, and premultiplied already.
void qc_finish_apple_png(QCImage *image);

#endif
