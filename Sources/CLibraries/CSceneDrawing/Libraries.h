// The functions of EGL and OpenGL ES that are used. Source: Khronos' specifications of EGL 1.5 and OpenGL ES 3.0.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef unsigned gl_enum, gl_uint;
typedef int gl_int, gl_size;

#define GL_FUNCTIONS(F) \
    F(void, ActiveTexture, (gl_enum)) F(void, AttachShader, (gl_uint, gl_uint)) F(void, BindAttribLocation, (gl_uint, gl_uint, const char *)) \
    F(void, BindBuffer, (gl_enum, gl_uint)) F(void, BindFramebuffer, (gl_enum, gl_uint)) F(void, BindRenderbuffer, (gl_enum, gl_uint)) \
    F(void, BindTexture, (gl_enum, gl_uint)) F(void, BindVertexArray, (gl_uint)) F(void, BlendEquation, (gl_enum)) \
    F(void, BlendFunc, (gl_enum, gl_enum)) \
    F(void, BlitFramebuffer, (gl_int, gl_int, gl_int, gl_int, gl_int, gl_int, gl_int, gl_int, unsigned, gl_enum)) \
    F(void, BufferData, (gl_enum, ptrdiff_t, const void *, gl_enum)) F(gl_enum, CheckFramebufferStatus, (gl_enum)) F(void, Clear, (unsigned)) \
    F(void, ClearColor, (float, float, float, float)) F(void, ColorMask, (unsigned char, unsigned char, unsigned char, unsigned char)) \
    F(void, CompileShader, (gl_uint)) F(gl_uint, CreateProgram, (void)) F(gl_uint, CreateShader, (gl_enum)) F(void, CullFace, (gl_enum)) \
    F(void, DeleteBuffers, (gl_size, const gl_uint *)) F(void, DeleteFramebuffers, (gl_size, const gl_uint *)) \
    F(void, DeleteRenderbuffers, (gl_size, const gl_uint *)) F(void, DeleteShader, (gl_uint)) F(void, DeleteTextures, (gl_size, const gl_uint *)) \
    F(void, DeleteVertexArrays, (gl_size, const gl_uint *)) F(void, DepthFunc, (gl_enum)) F(void, DepthMask, (unsigned char)) \
    F(void, Disable, (gl_enum)) F(void, DrawElements, (gl_enum, gl_size, gl_enum, const void *)) F(void, Enable, (gl_enum)) \
    F(void, EnableVertexAttribArray, (gl_uint)) F(void, FramebufferRenderbuffer, (gl_enum, gl_enum, gl_enum, gl_uint)) F(void, FrontFace, (gl_enum)) \
    F(void, GenBuffers, (gl_size, gl_uint *)) F(void, GenFramebuffers, (gl_size, gl_uint *)) F(void, GenRenderbuffers, (gl_size, gl_uint *)) \
    F(void, GenTextures, (gl_size, gl_uint *)) F(void, GenVertexArrays, (gl_size, gl_uint *)) F(void, GenerateMipmap, (gl_enum)) \
    F(gl_enum, GetError, (void)) F(void, GetIntegerv, (gl_enum, gl_int *)) F(void, GetProgramiv, (gl_uint, gl_enum, gl_int *)) \
    F(void, GetShaderInfoLog, (gl_uint, gl_size, gl_size *, char *)) F(gl_int, GetUniformLocation, (gl_uint, const char *)) \
    F(void, LinkProgram, (gl_uint)) F(void, PixelStorei, (gl_enum, gl_int)) \
    F(void, ReadPixels, (gl_int, gl_int, gl_size, gl_size, gl_enum, gl_enum, void *)) \
    F(void, RenderbufferStorageMultisample, (gl_enum, gl_size, gl_enum, gl_size, gl_size)) \
    F(void, ShaderSource, (gl_uint, gl_size, const char *const *, const gl_int *)) \
    F(void, TexImage2D, (gl_enum, gl_int, gl_int, gl_size, gl_size, gl_int, gl_enum, gl_enum, const void *)) \
    F(void, TexParameteri, (gl_enum, gl_enum, gl_int)) F(void, Uniform1f, (gl_int, float)) F(void, Uniform1i, (gl_int, gl_int)) \
    F(void, Uniform2fv, (gl_int, gl_size, const float *)) F(void, Uniform3fv, (gl_int, gl_size, const float *)) \
    F(void, Uniform4fv, (gl_int, gl_size, const float *)) F(void, Uniform1iv, (gl_int, gl_size, const gl_int *)) \
    F(void, UniformMatrix3fv, (gl_int, gl_size, unsigned char, const float *)) F(void, UniformMatrix4fv, (gl_int, gl_size, unsigned char, const float *)) \
    F(void, UseProgram, (gl_uint)) F(void, VertexAttribPointer, (gl_uint, gl_int, gl_enum, unsigned char, gl_size, const void *)) \
    F(void, Viewport, (gl_int, gl_int, gl_size, gl_size))

#define DECLARE(result, name, arguments) result (*name) arguments;
struct gl_functions { GL_FUNCTIONS(DECLARE) };
#undef DECLARE

/// OpenGL ES's functions, once `scene_load` has succeeded.
extern struct gl_functions gl;

enum {
    GL_ARRAY_BUFFER = 0x8892, GL_ELEMENT_ARRAY_BUFFER = 0x8893, GL_STATIC_DRAW = 0x88E4, GL_FLOAT = 0x1406, GL_UNSIGNED_INT = 0x1405,
    GL_UNSIGNED_BYTE = 0x1401, GL_POINTS = 0, GL_LINES = 1, GL_TRIANGLES = 4, GL_FRAMEBUFFER = 0x8D40, GL_READ_FRAMEBUFFER = 0x8CA8,
    GL_DRAW_FRAMEBUFFER = 0x8CA9, GL_RENDERBUFFER = 0x8D41, GL_COLOR_ATTACHMENT0 = 0x8CE0, GL_DEPTH_ATTACHMENT = 0x8D00,
    GL_FRAMEBUFFER_COMPLETE = 0x8CD5, GL_SRGB8_ALPHA8 = 0x8C43, GL_DEPTH_COMPONENT24 = 0x81A6, GL_RGBA = 0x1908, GL_TEXTURE_2D = 0x0DE1,
    GL_TEXTURE0 = 0x84C0, GL_TEXTURE_MIN_FILTER = 0x2801, GL_TEXTURE_MAG_FILTER = 0x2800, GL_TEXTURE_WRAP_S = 0x2802,
    GL_TEXTURE_WRAP_T = 0x2803, GL_NEAREST = 0x2600, GL_LINEAR = 0x2601, GL_LINEAR_MIPMAP_LINEAR = 0x2703, GL_REPEAT = 0x2901,
    GL_CLAMP_TO_EDGE = 0x812F, GL_MIRRORED_REPEAT = 0x8370, GL_FRAGMENT_SHADER = 0x8B30, GL_VERTEX_SHADER = 0x8B31, GL_LINK_STATUS = 0x8B82,
    GL_COLOR_BUFFER_BIT = 0x4000, GL_DEPTH_BUFFER_BIT = 0x100, GL_DEPTH_TEST = 0x0B71, GL_CULL_FACE = 0x0B44, GL_FRONT = 0x0404,
    GL_BACK = 0x0405, GL_BLEND = 0x0BE2, GL_ONE = 1, GL_ZERO = 0, GL_ONE_MINUS_SRC_ALPHA = 0x0303, GL_ONE_MINUS_SRC_COLOR = 0x0301,
    GL_DST_COLOR = 0x0306, GL_FUNC_ADD = 0x8006, GL_FUNC_REVERSE_SUBTRACT = 0x800B, GL_MAX = 0x8008, GL_LEQUAL = 0x0203, GL_ALWAYS = 0x0207,
    GL_CCW = 0x0901, GL_MAX_TEXTURE_SIZE = 0x0D33, GL_MAX_RENDERBUFFER_SIZE = 0x84E8, GL_MAX_SAMPLES = 0x8D57, GL_PACK_ALIGNMENT = 0x0D05
};

/// Loads both libraries and makes a context; returns the reason where that fails, NULL otherwise.
const char *scene_load(void);
/// Makes the context this thread's, or no thread's.
bool scene_enter(void);
void scene_leave(void);
/// The program of a lighting model and a set of slots that have textures; 0 where it does not compile.
gl_uint scene_program(int model, unsigned textured);
