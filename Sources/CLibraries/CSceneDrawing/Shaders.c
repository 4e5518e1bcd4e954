#include "CSceneDrawing.h"
#include "Libraries.h"

#include <stdio.h>

static const char *vertex_text =
    "#version 300 es\n"
    "precision highp float;\n"
    "in vec3 a_position, a_normal; in vec2 a_coordinate; in vec4 a_color;\n"
    "uniform mat4 u_matrix, u_view_projection; uniform mat3 u_normal_matrix;\n"
    "out vec3 v_place, v_normal; out vec2 v_coordinate; out vec4 v_color;\n"
    "void main() {\n"
    "    vec4 place = u_matrix * vec4(a_position, 1.0);\n"
    "    v_place = place.xyz; v_normal = u_normal_matrix * a_normal; v_coordinate = a_coordinate; v_color = a_color;\n"
    "    gl_Position = u_view_projection * place; gl_PointSize = 3.0;\n"
    "}\n";

/// Follows definitions of MODEL and TEXTURED.
static const char *fragment_text =
    "precision highp float; precision highp int;\n"
    "in vec3 v_place, v_normal; in vec2 v_coordinate; in vec4 v_color;\n"
    "out vec4 o_color;\n"
    "uniform vec4 u_slots[10]; uniform vec3 u_transforms[20]; uniform sampler2D u_textures[10];\n"
    "uniform int u_light_count, u_kinds[8], u_is_unlit, u_is_zero_opaque, u_has_own_ambient;\n"
    "uniform vec3 u_colors[8], u_places[8], u_directions[8], u_attenuations[8]; uniform vec2 u_cones[8];\n"
    "uniform vec3 u_ambient, u_environment, u_fog_color, u_fog; uniform vec4 u_eye;\n"
    "uniform float u_shininess, u_opacity;\n"
    "vec2 at(int i) { vec3 p = vec3(v_coordinate, 1.0); return vec2(dot(u_transforms[i * 2], p), dot(u_transforms[i * 2 + 1], p)); }\n"
    "#define SLOT(i) ((TEXTURED & (1 << i)) != 0 ? u_slots[i] * texture(u_textures[i], at(i)) : u_slots[i])\n"
    "void main() {\n"
    "    vec4 diffuse = SLOT(0) * v_color;\n"
    "    vec3 n = v_normal;\n"
    "    if (dot(n, n) < 1e-8) n = cross(dFdx(v_place), dFdy(v_place)); else if (!gl_FrontFacing) n = -n;\n"
    "    n = normalize(n);\n"
    "    vec3 v = normalize(u_eye.xyz - v_place * u_eye.w);\n"
    "    vec3 light = vec3(0.0), shine = vec3(0.0), color;\n"
    "#if MODEL == 4\n"
    "    float metal = clamp(SLOT(6).r, 0.0, 1.0), rough = clamp(SLOT(7).r, 0.04, 1.0);\n"
    "    vec3 f0 = mix(vec3(0.04), diffuse.rgb, metal);\n"
    "    float nv = max(dot(n, v), 1e-4), a = rough * rough, a2 = a * a;\n"
    "#endif\n"
    "#if MODEL != 0\n"
    "    for (int i = 0; i < u_light_count; i++) {\n"
    "        vec3 l = -u_directions[i]; float strength = 1.0;\n"
    "        if (u_kinds[i] != 1) {\n"
    "            vec3 way = u_places[i] - v_place; float far = length(way); l = way / max(far, 1e-6);\n"
    "            vec3 fade = u_attenuations[i];\n"
    "            if (fade.y > 0.0) strength = pow(clamp((fade.y - far) / max(fade.y - fade.x, 1e-6), 0.0, 1.0), fade.z);\n"
    "            if (u_kinds[i] == 2) strength *= smoothstep(u_cones[i].y, max(u_cones[i].x, u_cones[i].y + 1e-4), dot(-l, u_directions[i]));\n"
    "        }\n"
    "        float nl = max(dot(n, l), 0.0); vec3 c = u_colors[i] * strength;\n"
    "#if MODEL == 4\n"
    "        vec3 h = normalize(l + v); float nh = max(dot(n, h), 0.0), d = nh * nh * (a2 - 1.0) + 1.0;\n"
    "        vec3 f = f0 + (1.0 - f0) * pow(1.0 - max(dot(h, v), 0.0), 5.0);\n"
    "        float s = 0.5 / max(nl * sqrt(nv * nv * (1.0 - a2) + a2) + nv * sqrt(nl * nl * (1.0 - a2) + a2), 1e-5);\n"
    "        light += c * nl * (1.0 - f) * (1.0 - metal); shine += c * nl * f * min(a2 / (d * d) * s, 16.0);\n"
    "#else\n"
    "        light += c * nl;\n"
    "#if MODEL == 2\n"
    "        if (nl > 0.0) shine += c * pow(max(dot(n, normalize(l + v)), 0.0), u_shininess * 128.0);\n"
    "#elif MODEL == 3\n"
    "        if (nl > 0.0) shine += c * pow(max(dot(reflect(-l, n), v), 0.0), u_shininess * 32.0);\n"
    "#endif\n"
    "#endif\n"
    "    }\n"
    "#endif\n"
    "    vec3 around = u_ambient * SLOT(8).rgb;\n"
    "    vec3 dim = u_has_own_ambient != 0 ? SLOT(1).rgb : diffuse.rgb;\n"
    "#if MODEL == 0\n"
    "    color = diffuse.rgb + (u_has_own_ambient != 0 ? around * dim : vec3(0.0));\n"
    "#elif MODEL == 4\n"
    "    vec3 back = u_environment * SLOT(8).rgb + around;\n"
    "    vec3 fresnel = f0 + (max(vec3(1.0 - rough), f0) - f0) * pow(1.0 - nv, 5.0);\n"
    "    color = diffuse.rgb * (light + back * (1.0 - metal)) + shine + u_environment * fresnel * (1.0 - 0.5 * rough);\n"
    "    if (u_is_unlit != 0) color = diffuse.rgb;\n"
    "#else\n"
    "    color = u_is_unlit != 0 ? diffuse.rgb : diffuse.rgb * light + dim * around;\n"
    "#if MODEL != 1\n"
    "    color += SLOT(2).rgb * shine;\n"
    "#endif\n"
    "#endif\n"
    "    color += SLOT(3).rgb + SLOT(9).rgb * diffuse.rgb;\n"
    "    color *= SLOT(5).rgb;\n"
    "    vec4 clear = SLOT(4);\n"
    "    float alpha = diffuse.a * u_opacity * (u_is_zero_opaque != 0 ? 1.0 - dot(clear.rgb, vec3(0.2126, 0.7152, 0.0722)) : clear.a);\n"
    "    if (alpha <= 0.0) discard;\n"
    "    if (u_fog.y > 0.0) {\n"
    "        float far = u_eye.w > 0.0 ? distance(u_eye.xyz, v_place) : 0.0;\n"
    "        color = mix(color, u_fog_color, pow(clamp((far - u_fog.x) / max(u_fog.y - u_fog.x, 1e-6), 0.0, 1.0), u_fog.z));\n"
    "    }\n"
    "    o_color = vec4(clamp(color, 0.0, 1.0) * alpha, alpha);\n"
    "}\n";

static gl_uint compile(gl_enum kind, const char *const *texts, gl_size count) {
    gl_uint shader = gl.CreateShader(kind);
    gl.ShaderSource(shader, count, texts, NULL);
    gl.CompileShader(shader);
    return shader;
}

static gl_uint link_program(int model, unsigned textured) {
    char head[128];
    snprintf(head, sizeof head, "#version 300 es\n#define MODEL %d\n#define TEXTURED %u\n", model, textured);
    const char *fragment[] = {head, fragment_text};
    gl_uint program = gl.CreateProgram(), first = compile(GL_VERTEX_SHADER, &vertex_text, 1), second = compile(GL_FRAGMENT_SHADER, fragment, 2);
    gl.AttachShader(program, first);
    gl.AttachShader(program, second);
    const char *inputs[] = {"a_position", "a_normal", "a_coordinate", "a_color"};
    for (gl_uint index = 0; index < 4; index++) gl.BindAttribLocation(program, index, inputs[index]);
    gl.LinkProgram(program);
    gl_int linked = 0;
    gl.GetProgramiv(program, GL_LINK_STATUS, &linked);
    if (!linked) {
        char text[1024] = "";
        gl.GetShaderInfoLog(second, sizeof text, NULL, text);
        fprintf(stderr, "SceneKit: a shader does not compile: %s\n", text);
    }
    gl.DeleteShader(first);
    gl.DeleteShader(second);
    return linked ? program : 0;
}

gl_uint scene_program(int model, unsigned textured) {
    enum { limit = 64 };
    static struct { int model; unsigned textured; gl_uint program; } known[limit];
    static int count;
    for (int index = 0; index < count; index++)
        if (known[index].model == model && known[index].textured == textured) return known[index].program;
    gl_uint program = link_program(model, textured);
    // More kinds than that are compiled each time.
    if (count < limit) {
        known[count].model = model, known[count].textured = textured, known[count].program = program;
        count++;
    }
    return program;
}
