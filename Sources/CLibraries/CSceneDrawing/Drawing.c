#include "CSceneDrawing.h"
#include "Libraries.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// One context, used by one thread at a time.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t loading = PTHREAD_ONCE_INIT;
static const char *reason;
static gl_int texture_limit, size_limit, sample_limit;

static void load(void) {
    reason = scene_load();
    if (reason) return;
    if (!scene_enter()) {
        reason = "EGL's context cannot be used";
        return;
    }
    gl.GetIntegerv(GL_MAX_TEXTURE_SIZE, &texture_limit);
    gl.GetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &size_limit);
    gl.GetIntegerv(GL_MAX_SAMPLES, &sample_limit);
    scene_leave();
}

bool scene_prepare(void) {
    pthread_once(&loading, load);
    return !reason;
}
const char *scene_error(void) { return reason ? reason : ""; }

static bool begin(void) {
    if (!scene_prepare()) return false;
    pthread_mutex_lock(&lock);
    if (scene_enter()) return true;
    pthread_mutex_unlock(&lock);
    return false;
}
static void end(void) {
    scene_leave();
    pthread_mutex_unlock(&lock);
}

struct mesh { gl_uint array, buffers[2]; bool is_used; };
static struct mesh *meshes;
static uint32_t mesh_count;

static uint32_t free_place(void) {
    for (uint32_t index = 0; index < mesh_count; index++)
        if (!meshes[index].is_used) return index;
    struct mesh *more = realloc(meshes, (mesh_count + 16) * sizeof *more);
    if (!more) return UINT32_MAX;
    memset(more + mesh_count, 0, 16 * sizeof *more);
    meshes = more;
    mesh_count += 16;
    return mesh_count - 16;
}

uint32_t scene_make_mesh(const struct scene_vertex *vertices, uint32_t count, const uint32_t *indices, uint32_t index_count) {
    if (!begin()) return 0;
    uint32_t place = free_place();
    if (place == UINT32_MAX) {
        end();
        return 0;
    }
    struct mesh *mesh = &meshes[place];
    mesh->is_used = true;
    gl.GenVertexArrays(1, &mesh->array);
    gl.GenBuffers(2, mesh->buffers);
    gl.BindVertexArray(mesh->array);
    gl.BindBuffer(GL_ARRAY_BUFFER, mesh->buffers[0]);
    gl.BufferData(GL_ARRAY_BUFFER, (ptrdiff_t)count * sizeof *vertices, vertices, GL_STATIC_DRAW);
    gl.BindBuffer(GL_ELEMENT_ARRAY_BUFFER, mesh->buffers[1]);
    gl.BufferData(GL_ELEMENT_ARRAY_BUFFER, (ptrdiff_t)index_count * sizeof *indices, indices, GL_STATIC_DRAW);
    const int sizes[] = {3, 3, 2, 4};
    size_t offset = 0;
    for (gl_uint index = 0; index < 4; index++) {
        gl.EnableVertexAttribArray(index);
        gl.VertexAttribPointer(index, sizes[index], GL_FLOAT, 0, sizeof *vertices, (const void *)offset);
        offset += sizes[index] * sizeof(float);
    }
    gl.BindVertexArray(0);
    end();
    return place + 1;
}

void scene_free_mesh(uint32_t number) {
    if (!number || !begin()) return;
    if (number <= mesh_count && meshes[number - 1].is_used) {
        struct mesh *mesh = &meshes[number - 1];
        gl.DeleteVertexArrays(1, &mesh->array);
        gl.DeleteBuffers(2, mesh->buffers);
        mesh->is_used = false;
    }
    end();
}

/// Divides colours by their alpha, and orders them as OpenGL ES has them.
static uint8_t *straight(const uint8_t *pixels, uint32_t width, uint32_t height, size_t row) {
    uint8_t *result = malloc((size_t)width * height * 4), *to = result;
    if (!result) return NULL;
    for (uint32_t y = 0; y < height; y++) {
        const uint8_t *from = pixels + y * row;
        for (uint32_t x = 0; x < width; x++, from += 4, to += 4) {
            uint8_t alpha = from[3];
            for (int part = 0; part < 3; part++) {
                unsigned value = alpha ? (from[2 - part] * 255u + alpha / 2) / alpha : 0;
                to[part] = value > 255 ? 255 : value;
            }
            to[3] = alpha;
        }
    }
    return result;
}

uint32_t scene_make_texture(const uint8_t *pixels, uint32_t width, uint32_t height, size_t row) {
    if (!width || !height || !begin()) return 0;
    gl_uint texture = 0;
    bool fits = width <= (uint32_t)texture_limit && height <= (uint32_t)texture_limit;
    uint8_t *colors = fits ? straight(pixels, width, height, row) : NULL;
    if (colors) {
        gl.GenTextures(1, &texture);
        gl.BindTexture(GL_TEXTURE_2D, texture);
        gl.TexImage2D(GL_TEXTURE_2D, 0, GL_SRGB8_ALPHA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, colors);
        gl.GenerateMipmap(GL_TEXTURE_2D);
        gl.BindTexture(GL_TEXTURE_2D, 0);
        free(colors);
    }
    end();
    return texture;
}

void scene_free_texture(uint32_t texture) {
    if (!texture || !begin()) return;
    gl.DeleteTextures(1, &texture);
    end();
}

static void set_slots(gl_uint program, const struct scene_draw *draw) {
    static const gl_int wraps[] = {GL_CLAMP_TO_EDGE, GL_REPEAT, GL_MIRRORED_REPEAT};
    float colors[scene_slot_count * 4], transforms[scene_slot_count * 6];
    gl_int units[scene_slot_count];
    for (int index = 0; index < scene_slot_count; index++) {
        const struct scene_slot *slot = &draw->slots[index];
        memcpy(colors + index * 4, slot->color, sizeof slot->color);
        memcpy(transforms + index * 6, slot->transform, sizeof slot->transform);
        units[index] = index;
        gl.ActiveTexture(GL_TEXTURE0 + index);
        gl.BindTexture(GL_TEXTURE_2D, slot->texture);
        if (!slot->texture) continue;
        gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, wraps[slot->wrap_s]);
        gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, wraps[slot->wrap_t]);
        gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, slot->is_nearest ? GL_NEAREST : GL_LINEAR_MIPMAP_LINEAR);
        gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, slot->is_nearest ? GL_NEAREST : GL_LINEAR);
    }
    gl.Uniform4fv(gl.GetUniformLocation(program, "u_slots"), scene_slot_count, colors);
    gl.Uniform3fv(gl.GetUniformLocation(program, "u_transforms"), scene_slot_count * 2, transforms);
    gl.Uniform1iv(gl.GetUniformLocation(program, "u_textures"), scene_slot_count, units);
}

static void set_lights(gl_uint program, const struct scene_frame *frame, uint32_t mask) {
    gl_int kinds[scene_light_limit], count = 0;
    float colors[scene_light_limit * 3], places[scene_light_limit * 3], directions[scene_light_limit * 3], fades[scene_light_limit * 3];
    float cones[scene_light_limit * 2];
    for (uint32_t index = 0; index < frame->light_count && index < scene_light_limit; index++) {
        if (!(mask & 1u << index)) continue;
        const struct scene_light *light = &frame->lights[index];
        kinds[count] = light->kind;
        memcpy(colors + count * 3, light->color, sizeof light->color);
        memcpy(places + count * 3, light->position, sizeof light->position);
        memcpy(directions + count * 3, light->direction, sizeof light->direction);
        memcpy(fades + count * 3, light->attenuation, sizeof light->attenuation);
        memcpy(cones + count * 2, light->cone, sizeof light->cone);
        count++;
    }
    gl.Uniform1i(gl.GetUniformLocation(program, "u_light_count"), count);
    if (!count) return;
    gl.Uniform1iv(gl.GetUniformLocation(program, "u_kinds"), count, kinds);
    gl.Uniform3fv(gl.GetUniformLocation(program, "u_colors"), count, colors);
    gl.Uniform3fv(gl.GetUniformLocation(program, "u_places"), count, places);
    gl.Uniform3fv(gl.GetUniformLocation(program, "u_directions"), count, directions);
    gl.Uniform3fv(gl.GetUniformLocation(program, "u_attenuations"), count, fades);
    gl.Uniform2fv(gl.GetUniformLocation(program, "u_cones"), count, cones);
}

static void set_blending(const struct scene_draw *draw) {
    static const struct { gl_enum equation, source, target; } modes[] = {
        {GL_FUNC_ADD, GL_ONE, GL_ONE_MINUS_SRC_ALPHA}, {GL_FUNC_ADD, GL_ONE, GL_ONE}, {GL_FUNC_REVERSE_SUBTRACT, GL_ONE, GL_ONE},
        {GL_FUNC_ADD, GL_DST_COLOR, GL_ZERO}, {GL_FUNC_ADD, GL_ONE, GL_ONE_MINUS_SRC_COLOR}, {GL_FUNC_ADD, GL_ONE, GL_ZERO},
        {GL_MAX, GL_ONE, GL_ONE},
    };
    gl.BlendEquation(modes[draw->blend].equation);
    gl.BlendFunc(modes[draw->blend].source, modes[draw->blend].target);
    gl.DepthFunc(draw->reads_depth ? GL_LEQUAL : GL_ALWAYS);
    gl.DepthMask(draw->writes_depth != 0);
    gl.ColorMask((draw->color_mask & 8) != 0, (draw->color_mask & 4) != 0, (draw->color_mask & 2) != 0, (draw->color_mask & 1) != 0);
    if (draw->cull == scene_cull_none) gl.Disable(GL_CULL_FACE); else gl.Enable(GL_CULL_FACE);
    gl.CullFace(draw->cull == scene_cull_front ? GL_FRONT : GL_BACK);
}

static void draw_part(const struct scene_frame *frame, const struct scene_draw *draw) {
    if (!draw->mesh || draw->mesh > mesh_count || !meshes[draw->mesh - 1].is_used) return;
    unsigned textured = 0;
    for (int index = 0; index < scene_slot_count; index++) textured |= (draw->slots[index].texture != 0) << index;
    gl_uint program = scene_program(draw->model, textured);
    if (!program) return;
    gl.UseProgram(program);
#define AT(name) gl.GetUniformLocation(program, name)
    gl.UniformMatrix4fv(AT("u_matrix"), 1, 0, draw->matrix);
    gl.UniformMatrix4fv(AT("u_view_projection"), 1, 0, frame->view_projection);
    gl.UniformMatrix3fv(AT("u_normal_matrix"), 1, 0, draw->normal_matrix);
    gl.Uniform4fv(AT("u_eye"), 1, frame->eye);
    gl.Uniform3fv(AT("u_ambient"), 1, draw->ambient);
    gl.Uniform3fv(AT("u_environment"), 1, frame->environment);
    gl.Uniform3fv(AT("u_fog_color"), 1, frame->fog_color);
    gl.Uniform3fv(AT("u_fog"), 1, frame->fog);
    gl.Uniform1f(AT("u_shininess"), draw->shininess);
    gl.Uniform1f(AT("u_opacity"), draw->opacity);
    gl.Uniform1i(AT("u_is_unlit"), draw->is_unlit);
    gl.Uniform1i(AT("u_is_zero_opaque"), draw->is_zero_opaque);
    gl.Uniform1i(AT("u_has_own_ambient"), draw->has_own_ambient);
#undef AT
    set_lights(program, frame, draw->lights);
    set_slots(program, draw);
    set_blending(draw);
    static const gl_enum primitives[] = {GL_TRIANGLES, GL_LINES, GL_POINTS};
    gl.BindVertexArray(meshes[draw->mesh - 1].array);
    gl.DrawElements(primitives[draw->primitive], draw->count, GL_UNSIGNED_INT, (const void *)((size_t)draw->first * sizeof(uint32_t)));
}

/// Buffers of one size, kept until another is asked for.
static struct { gl_uint frames[2], colors[2], depth; int width, height, samples; } target;

static void add_buffer(gl_uint *buffer, gl_enum place, gl_enum format, int samples, int width, int height) {
    gl.GenRenderbuffers(1, buffer);
    gl.BindRenderbuffer(GL_RENDERBUFFER, *buffer);
    gl.RenderbufferStorageMultisample(GL_RENDERBUFFER, samples, format, width, height);
    gl.FramebufferRenderbuffer(GL_FRAMEBUFFER, place, GL_RENDERBUFFER, *buffer);
}

static bool prepare_target(int width, int height, int samples) {
    if (width < 1 || height < 1 || width > size_limit || height > size_limit) return false;
    if (samples > sample_limit) samples = sample_limit;
    if (samples < 2) samples = 0;
    if (target.width == width && target.height == height && target.samples == samples) return true;
    gl.DeleteFramebuffers(2, target.frames);
    gl.DeleteRenderbuffers(2, target.colors);
    gl.DeleteRenderbuffers(1, &target.depth);
    memset(&target, 0, sizeof target);
    gl.GenFramebuffers(2, target.frames);
    gl.BindFramebuffer(GL_FRAMEBUFFER, target.frames[0]);
    add_buffer(&target.colors[0], GL_COLOR_ATTACHMENT0, GL_SRGB8_ALPHA8, samples, width, height);
    add_buffer(&target.depth, GL_DEPTH_ATTACHMENT, GL_DEPTH_COMPONENT24, samples, width, height);
    bool is_complete = gl.CheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
    if (samples) {
        gl.BindFramebuffer(GL_FRAMEBUFFER, target.frames[1]);
        add_buffer(&target.colors[1], GL_COLOR_ATTACHMENT0, GL_SRGB8_ALPHA8, 0, width, height);
        is_complete = is_complete && gl.CheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
    }
    if (is_complete) target.width = width, target.height = height, target.samples = samples;
    return is_complete;
}

static float linear(float value) { return value <= 0.04045f ? value / 12.92f : powf((value + 0.055f) / 1.055f, 2.4f); }
static float encoded(float value) { return value <= 0.0031308f ? value * 12.92f : 1.055f * powf(value, 1 / 2.4f) - 0.055f; }

/// Colours come multiplied by alpha where light is linear; screens want them multiplied where it is encoded.
static void convert_partial(uint8_t *pixel) {
    float alpha = pixel[3] / 255.0f;
    for (int part = 0; part < 3; part++) {
        float value = linear(pixel[part] / 255.0f) / alpha;
        pixel[part] = (uint8_t)(encoded(value > 1 ? 1 : value) * alpha * 255 + 0.5f);
    }
}

static bool read_pixels(const struct scene_frame *frame, uint8_t *pixels) {
    int width = frame->width, height = frame->height;
    if (target.samples) {
        gl.BindFramebuffer(GL_READ_FRAMEBUFFER, target.frames[0]);
        gl.BindFramebuffer(GL_DRAW_FRAMEBUFFER, target.frames[1]);
        gl.BlitFramebuffer(0, 0, width, height, 0, 0, width, height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        gl.BindFramebuffer(GL_READ_FRAMEBUFFER, target.frames[1]);
    } else {
        gl.BindFramebuffer(GL_READ_FRAMEBUFFER, target.frames[0]);
    }
    size_t row = (size_t)width * 4;
    uint8_t *line = malloc(row);
    if (!line) return false;
    gl.PixelStorei(GL_PACK_ALIGNMENT, 1);
    gl.ReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    for (int index = 0; index < height / 2; index++) {
        uint8_t *low = pixels + index * row, *high = pixels + (height - 1 - index) * row;
        memcpy(line, low, row);
        memcpy(low, high, row);
        memcpy(high, line, row);
    }
    free(line);
    for (uint8_t *pixel = pixels, *last = pixels + row * height; pixel < last; pixel += 4) {
        uint8_t red = pixel[0];
        pixel[0] = pixel[2];
        pixel[2] = red;
        if (pixel[3] && pixel[3] < 255) convert_partial(pixel);
    }
    return gl.GetError() == 0;
}

bool scene_render(const struct scene_frame *frame, uint8_t *pixels) {
    if (!begin()) return false;
    while (gl.GetError()) {}
    if (!prepare_target(frame->width, frame->height, frame->samples)) {
        end();
        return false;
    }
    gl.BindFramebuffer(GL_FRAMEBUFFER, target.frames[0]);
    gl.Viewport(0, 0, frame->width, frame->height);
    gl.ColorMask(1, 1, 1, 1);
    gl.DepthMask(1);
    const float *clear = frame->clear;
    gl.ClearColor(clear[0] * clear[3], clear[1] * clear[3], clear[2] * clear[3], clear[3]);
    gl.Clear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    gl.Enable(GL_DEPTH_TEST);
    gl.Enable(GL_BLEND);
    gl.FrontFace(GL_CCW);
    for (uint32_t index = 0; index < frame->draw_count; index++) draw_part(frame, &frame->draws[index]);
    gl.BindVertexArray(0);
    bool is_drawn = read_pixels(frame, pixels);
    end();
    return is_drawn;
}
