// Codes of bars or modules in pictures, read by ZBar, which is loaded when the first picture is searched.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A corner of a code, in pixels from the upper left.
struct barcode_point { int32_t x, y; };

/// Called for each code with ZBar's number of its kind, its content, and points on its edge: a code of modules has its four corners.
typedef void (*barcode_handler)(void *context, int32_t kind, const char *content, size_t length, const struct barcode_point *points, size_t count);

/// Searches a picture of 8 bits a pixel, whose rows follow each other without padding. Returns false where ZBar is not installed.
bool barcode_scan(const uint8_t *pixels, uint32_t width, uint32_t height, void *context, barcode_handler handler);
