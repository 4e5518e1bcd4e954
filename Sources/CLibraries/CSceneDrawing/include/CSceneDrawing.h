// Draws meshes in light, with OpenGL ES through EGL and without a display. Both libraries are loaded with the first picture.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A corner: its place, its normal (zero: the face's own), its place in pictures from the upper left, its colour without premultiplied alpha.
struct scene_vertex { float position[3], normal[3], coordinate[2], color[4]; };

enum scene_light_kind { scene_light_omni, scene_light_directional, scene_light_spot };
/// A light of the world; colours are linear. `attenuation`: where it begins to fade, where it has faded (0: never), the exponent.
/// `cone`: cosines of half the inner and half the outer angle.
struct scene_light { int32_t kind; float color[3], position[3], direction[3], attenuation[3], cone[2]; };

enum scene_slot_kind {
    scene_slot_diffuse, scene_slot_ambient, scene_slot_specular, scene_slot_emission, scene_slot_transparent, scene_slot_multiply,
    scene_slot_metalness, scene_slot_roughness, scene_slot_occlusion, scene_slot_illumination, scene_slot_count
};
enum scene_wrap { scene_wrap_clamp, scene_wrap_repeat, scene_wrap_mirror };
/// A property of a material: a linear colour, multiplied by a texture where `texture` is not 0. `transform`: two rows, for texture coordinates.
struct scene_slot { uint32_t texture; float color[4], transform[6]; int32_t wrap_s, wrap_t, is_nearest; };

enum scene_model { scene_model_constant, scene_model_lambert, scene_model_blinn, scene_model_phong, scene_model_physical };
enum scene_blend { scene_blend_alpha, scene_blend_add, scene_blend_subtract, scene_blend_multiply, scene_blend_screen, scene_blend_replace, scene_blend_max };
enum scene_cull { scene_cull_none, scene_cull_back, scene_cull_front };
enum scene_primitive { scene_triangles, scene_lines, scene_points };

/// A part of a mesh to draw. Matrices are columns.
struct scene_draw {
    uint32_t mesh, first, count;
    int32_t primitive, model, blend, cull;
    int32_t reads_depth, writes_depth, color_mask, is_zero_opaque, has_own_ambient, is_unlit;
    float matrix[16], normal_matrix[9], shininess, opacity;
    uint32_t lights;
    float ambient[3];
    struct scene_slot slots[scene_slot_count];
};

/// A picture to draw. `clear` is linear, its alpha not multiplied in. `eye`: the camera's place and 1, or the direction to it and 0.
struct scene_frame {
    int32_t width, height, samples;
    float clear[4], view_projection[16], eye[4];
    float environment[3], fog_color[3], fog[3];
    const struct scene_light *lights;
    uint32_t light_count;
    const struct scene_draw *draws;
    uint32_t draw_count;
};

/// Lights that a frame has at most; bits of `scene_draw.lights` say which of them shine on a part.
enum { scene_light_limit = 8 };

/// Loads the libraries and makes the context; false where that cannot be. `scene_error` says why.
bool scene_prepare(void);
const char *scene_error(void);

/// Keeps a mesh, all parts' indices one after the other; 0 where there is no memory.
uint32_t scene_make_mesh(const struct scene_vertex *vertices, uint32_t count, const uint32_t *indices, uint32_t index_count);
void scene_free_mesh(uint32_t mesh);

/// Keeps a picture of blue, green, red, premultiplied alpha, 8 bits each, the upper row first; 0 where it is too large.
/// `row`: bytes from one row to the next.
uint32_t scene_make_texture(const uint8_t *pixels, uint32_t width, uint32_t height, size_t row);
void scene_free_texture(uint32_t texture);

/// Draws a frame into premultiplied pixels of blue, green, red, alpha, the upper row first. False where it cannot be drawn.
bool scene_render(const struct scene_frame *frame, uint8_t *pixels);
