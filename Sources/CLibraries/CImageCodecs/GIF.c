#include "Internal.h"
#include <gif_lib.h>

typedef struct {
    const uint8_t *data;
    size_t size, position;
} Reader;

static int read_bytes(GifFileType *file, GifByteType *target, int count) {
    Reader *reader = file->UserData;
    size_t rest = reader->size - reader->position;
    size_t taken = (size_t)count < rest ? (size_t)count : rest;
    memcpy(target, reader->data + reader->position, taken);
    reader->position += taken;
    return (int)taken;
}

/// How often the application extension of Netscape says to repeat; -1 where there is none.
static int loop_count(const GifFileType *file) {
    if (file->ImageCount == 0) return -1;
    const SavedImage *first = &file->SavedImages[0];
    for (int index = 0; index + 1 < first->ExtensionBlockCount; index++) {
        const ExtensionBlock *block = &first->ExtensionBlocks[index], *next = block + 1;
        if (block->Function == APPLICATION_EXT_FUNC_CODE && block->ByteCount >= 11 && memcmp(block->Bytes, "NETSCAPE2.0", 11) == 0 && next->ByteCount >= 3)
            return next->Bytes[1] | next->Bytes[2] << 8;
    }
    return -1;
}

/// Paints one frame over the canvas.
static void paint_frame(const GifFileType *file, const SavedImage *frame, int transparent, uint8_t *canvas) {
    const ColorMapObject *map = frame->ImageDesc.ColorMap ? frame->ImageDesc.ColorMap : file->SColorMap;
    const GifImageDesc *box = &frame->ImageDesc;
    if (!map || !frame->RasterBits) return;
    for (int y = 0; y < box->Height; y++) {
        int row = box->Top + y;
        if (row < 0 || row >= file->SHeight) continue;
        for (int x = 0; x < box->Width; x++) {
            int column = box->Left + x, index = frame->RasterBits[(size_t)y * box->Width + x];
            if (column < 0 || column >= file->SWidth || index == transparent || index >= map->ColorCount) continue;
            uint8_t *pixel = canvas + ((size_t)row * file->SWidth + column) * 4;
            pixel[0] = map->Colors[index].Blue;
            pixel[1] = map->Colors[index].Green;
            pixel[2] = map->Colors[index].Red;
            pixel[3] = 255;
        }
    }
}

static void clear_frame(const GifFileType *file, const GifImageDesc *box, uint8_t *canvas) {
    for (int y = 0; y < box->Height; y++) {
        int row = box->Top + y;
        if (row < 0 || row >= file->SHeight) continue;
        for (int x = 0; x < box->Width; x++) {
            int column = box->Left + x;
            if (column >= 0 && column < file->SWidth) memset(canvas + ((size_t)row * file->SWidth + column) * 4, 0, 4);
        }
    }
}

/// Composes all frames; each is complete in the result, whatever the file's disposal of the one before.
static int compose(GifFileType *file, QCImage *image, char *error, size_t errorSize) {
    int frames = file->ImageCount;
    if (frames == 0) return qc_fail(error, errorSize, "the GIF has no frame");
    if (qc_allocate(image, file->SWidth, file->SHeight, frames, error, errorSize) != 0) return -1;
    size_t frameSize = (size_t)image->width * (size_t)image->height * 4;
    uint8_t *canvas = calloc(1, frameSize), *kept = malloc(frameSize);
    image->delays = calloc((size_t)frames, sizeof *image->delays);
    int loops = loop_count(file);
    image->loopCount = loops < 0 ? 1 : loops;
    for (int index = 0; canvas && kept && image->delays && index < frames; index++) {
        GraphicsControlBlock control = {DISPOSAL_UNSPECIFIED, false, 0, NO_TRANSPARENT_COLOR};
        DGifSavedExtensionToGCB(file, index, &control);
        if (control.DisposalMode == DISPOSE_PREVIOUS) memcpy(kept, canvas, frameSize);
        paint_frame(file, &file->SavedImages[index], control.TransparentColor, canvas);
        memcpy(image->pixels + frameSize * (size_t)index, canvas, frameSize);
        // Delays too short to be meant are shown for a tenth of a second, as on Apple's platforms.
        image->delays[index] = control.DelayTime <= 1 ? 0.1 : control.DelayTime / 100.0;
        if (control.DisposalMode == DISPOSE_BACKGROUND) clear_frame(file, &file->SavedImages[index].ImageDesc, canvas);
        if (control.DisposalMode == DISPOSE_PREVIOUS) memcpy(canvas, kept, frameSize);
    }
    int complete = canvas && kept && image->delays;
    free(canvas);
    free(kept);
    if (!complete) {
        free(image->pixels);
        free(image->delays);
        memset(image, 0, sizeof *image);
        return qc_fail(error, errorSize, "out of memory");
    }
    qc_premultiply(image);
    return 0;
}

/// Skips blocks of data, each with its length before it, up to the empty one; returns where the next thing begins, or `size`.
static size_t skip_blocks(const uint8_t *data, size_t size, size_t at) {
    while (at < size && data[at] != 0) at += 1 + (size_t)data[at];
    return at < size ? at + 1 : size;
}

/// Whether the frames have more pixels together than images may have: the library makes room for each before it looks at its data.
static int is_too_large(const uint8_t *data, size_t size) {
    uint64_t pixels = 0;
    if (size < 13) return 0;
    size_t at = 13 + (data[10] & 0x80 ? (size_t)3 << ((data[10] & 7) + 1) : 0);
    while (at < size) {
        if (data[at] == 0x21) {
            at = skip_blocks(data, size, at + 2);
        } else if (data[at] == 0x2C && size - at > 10) {
            pixels += (uint64_t)(data[at + 5] | data[at + 6] << 8) * (uint64_t)(data[at + 7] | data[at + 8] << 8);
            if (pixels > QC_MAXIMUM_PIXELS) return 1;
            at = skip_blocks(data, size, at + 11 + (data[at + 9] & 0x80 ? (size_t)3 << ((data[at + 9] & 7) + 1) : 0));
        } else {
            return 0;
        }
    }
    return 0;
}

int qc_decode_gif(const uint8_t *data, size_t size, QCImage *image, char *error, size_t errorSize) {
    if (is_too_large(data, size)) return qc_fail(error, errorSize, "the image is too large");
    Reader reader = {data, size, 0};
    int code = 0;
    GifFileType *file = DGifOpen(&reader, read_bytes, &code);
    if (!file) return qc_fail(error, errorSize, "the GIF header is damaged");
    int result = DGifSlurp(file) == GIF_OK ? compose(file, image, error, errorSize) : qc_fail(error, errorSize, "the GIF data is damaged");
    DGifCloseFile(file, &code);
    return result;
}
