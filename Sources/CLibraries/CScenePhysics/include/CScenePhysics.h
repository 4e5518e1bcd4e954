#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Rigid bodies of SpriteKit's scenes, over Box2D. Lengths are points, of which a metre has 150; the y axis points upwards; masses are kilograms, forces
/// newtons, gravity metres per second squared.
typedef struct scene_world scene_world;
typedef struct scene_body scene_body;
typedef struct scene_joint scene_joint;

typedef struct {
    double x, y;
} scene_vector;

/// A contact of two bodies, by their identifiers, that began or ended.
typedef struct {
    uint64_t first, second;
    bool began;
    scene_vector point, normal;
    double impulse;
} scene_contact;

typedef struct {
    uint32_t category, collision, contact;
} scene_masks;

typedef struct {
    double density, friction, restitution;
} scene_material;

typedef enum { scene_joint_pin, scene_joint_fixed, scene_joint_sliding, scene_joint_spring, scene_joint_limit } scene_joint_kind;

scene_world *scene_world_create(void);
void scene_world_destroy(scene_world *world);
void scene_world_set_gravity(scene_world *world, scene_vector gravity);
void scene_world_step(scene_world *world, double seconds);
/// The contacts that began or ended since the last call; valid until the next step.
size_t scene_world_take_contacts(scene_world *world, const scene_contact **contacts);
/// Calls `visit` for shapes along a ray, in no order; returning false ends the search.
void scene_world_cast_ray(
    scene_world *world, scene_vector start, scene_vector end, void *context,
    bool (*visit)(void *context, uint64_t body, scene_vector point, scene_vector normal));

scene_body *scene_body_create(scene_world *world, uint64_t identifier, scene_vector position, double angle);
void scene_body_destroy(scene_world *world, scene_body *body);
void scene_body_set_motion(scene_body *body, bool is_dynamic, bool rotates, bool has_gravity, bool is_precise, double linear_damping, double angular_damping);
void scene_body_set_masks(scene_body *body, scene_masks masks);
void scene_body_set_material(scene_body *body, scene_material material);
void scene_body_set_position(scene_body *body, scene_vector position, double angle);
void scene_body_position(const scene_body *body, scene_vector *position, double *angle);
scene_vector scene_body_velocity(const scene_body *body);
void scene_body_set_velocity(scene_body *body, scene_vector velocity);
double scene_body_angular_velocity(const scene_body *body);
void scene_body_set_angular_velocity(scene_body *body, double velocity);
double scene_body_mass(const scene_body *body);
bool scene_body_is_awake(const scene_body *body);
void scene_body_set_awake(scene_body *body, bool is_awake);
/// Applies newtons, or newton seconds, at a point of the scene.
void scene_body_apply(scene_body *body, scene_vector force, scene_vector point, bool is_impulse);
void scene_body_apply_at_center(scene_body *body, scene_vector force, bool is_impulse);
void scene_body_apply_turn(scene_body *body, double torque, bool is_impulse);
bool scene_body_contains(const scene_body *body, scene_vector point);
/// Whether shapes of the two bodies touch now.
bool scene_body_touches(const scene_body *body, uint64_t other);

void scene_body_add_circle(scene_body *body, double radius, scene_vector center);
/// Adds a convex polygon; false for one without area.
bool scene_body_add_polygon(scene_body *body, const scene_vector *corners, size_t count);
void scene_body_add_edge(scene_body *body, scene_vector start, scene_vector end);

scene_joint *scene_joint_create(
    scene_world *world, scene_joint_kind kind, scene_body *first, scene_body *second, scene_vector first_anchor, scene_vector second_anchor);
/// Sets the limits and motors of a joint; limits apply where `lower` is at most `upper`, in radians or points.
void scene_joint_set(scene_joint *joint, double lower, double upper, double friction, double frequency, double damping, double speed);
void scene_joint_destroy(scene_world *world, scene_joint *joint);

#ifdef __cplusplus
}
#endif
