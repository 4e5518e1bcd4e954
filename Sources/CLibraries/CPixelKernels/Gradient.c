#include "CPixelKernels.h"
#include <math.h>
#include <string.h>

static inline uint32_t ramp_color(const QKRamp *ramp, double t) {
    // No number comes of transforms beyond all bounds; it names no colour.
    if (isnan(t)) return 0;
    if (t < 0) {
        if (!ramp->extendStart) return 0;
        t = 0;
    } else if (t > 1) {
        if (!ramp->extendEnd) return 0;
        t = 1;
    }
    return ramp->colors[(int)(t * (ramp->count - 1) + 0.5)];
}

/// The largest t for which the circle of radius r0 + t·dr around p0 + t·dp passes through the point, has a radius that is not
/// negative, and is allowed by the extensions (the rule of PDF and CoreGraphics).
static uint32_t radial_color(const QKRamp *ramp, double px, double py, double r0, double dx, double dy, double dr) {
    double a = dx * dx + dy * dy - dr * dr;
    double b = px * dx + py * dy + r0 * dr;
    double c = px * px + py * py - r0 * r0;
    double roots[2];
    int count = 0;
    if (fabs(a) < 1e-12) {
        if (fabs(b) < 1e-12) return 0;
        roots[count++] = c / (2 * b);
    } else {
        double discriminant = b * b - a * c;
        if (discriminant < 0) return 0;
        double root = sqrt(discriminant);
        double first = (b + root) / a, second = (b - root) / a;
        roots[count++] = first > second ? first : second;
        roots[count++] = first > second ? second : first;
    }
    for (int index = 0; index < count; index++) {
        double t = roots[index];
        if (r0 + t * dr < 0) continue;
        if ((t < 0 && !ramp->extendStart) || (t > 1 && !ramp->extendEnd)) continue;
        return ramp_color(ramp, t);
    }
    return 0;
}

void qk_radial_gradient(uint8_t *target, size_t stride, int width, int height, QKTransform m, QKRamp ramp, double x0, double y0, double r0, double x1, double y1, double r1) {
    double dx = x1 - x0, dy = y1 - y0, dr = r1 - r0;
    int concentric = dx == 0 && dy == 0 && dr != 0;
    for (int y = 0; y < height; y++) {
        uint8_t *row = target + (size_t)y * stride;
        for (int x = 0; x < width; x++) {
            double px = m.a * (x + 0.5) + m.c * (y + 0.5) + m.tx - x0;
            double py = m.b * (x + 0.5) + m.d * (y + 0.5) + m.ty - y0;
            uint32_t color = concentric ? ramp_color(&ramp, (sqrt(px * px + py * py) - r0) / dr) : radial_color(&ramp, px, py, r0, dx, dy, dr);
            memcpy(row + (size_t)x * 4, &color, 4);
        }
    }
}

void qk_conic_gradient(uint8_t *target, size_t stride, int width, int height, QKTransform m, QKRamp ramp, double cx, double cy, double angle) {
    const double turn = 6.283185307179586;
    for (int y = 0; y < height; y++) {
        uint8_t *row = target + (size_t)y * stride;
        for (int x = 0; x < width; x++) {
            double px = m.a * (x + 0.5) + m.c * (y + 0.5) + m.tx - cx;
            double py = m.b * (x + 0.5) + m.d * (y + 0.5) + m.ty - cy;
            double t = (atan2(py, px) - angle) / turn;
            t -= floor(t);
            uint32_t color = ramp_color(&ramp, t);
            memcpy(row + (size_t)x * 4, &color, 4);
        }
    }
}

void qk_ramp(uint32_t *ramp, int count, const double *rgba, const double *locations, int stops) {
    int stop = 0;
    for (int index = 0; index < count; index++) {
        double t = (double)index / (count - 1), mixed[4];
        while (stop + 1 < stops && locations[stop + 1] <= t) stop++;
        int next = stop + 1 < stops ? stop + 1 : stop;
        double span = locations[next] - locations[stop];
        double part = t <= locations[stop] || span <= 0 ? 0 : (t - locations[stop]) / span;
        for (int channel = 0; channel < 4; channel++) mixed[channel] = rgba[stop * 4 + channel] * (1 - part) + rgba[next * 4 + channel] * part;
        uint32_t alpha = (uint32_t)(mixed[3] * 255 + 0.5);
        uint32_t red = (uint32_t)(mixed[0] * mixed[3] * 255 + 0.5), green = (uint32_t)(mixed[1] * mixed[3] * 255 + 0.5), blue = (uint32_t)(mixed[2] * mixed[3] * 255 + 0.5);
        ramp[index] = alpha << 24 | red << 16 | green << 8 | blue;
    }
}
