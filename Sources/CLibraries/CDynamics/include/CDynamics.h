#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Rigid bodies in a plane, over Box2D. Lengths are points, angles radians clockwise as seen on the screen, times seconds. A body of 100 × 100 points and
/// density 1 has the mass 1; forces are masses times points per second squared.
typedef struct dynamics_world dynamics_world;
typedef struct dynamics_body dynamics_body;
typedef struct dynamics_joint dynamics_joint;

typedef struct {
    double x, y;
} dynamics_vector;

/// How far from each other's outlines bodies come to rest at a line, in points.
extern const double dynamics_skin;

/// Two bodies, by their identifiers, that began or ended to touch.
typedef struct {
    uint64_t first, second;
    bool began;
    /// Where they touch, when they begin to.
    dynamics_vector point;
} dynamics_contact;

/// Whether two bodies collide.
typedef bool (*dynamics_filter)(void *context, uint64_t first, uint64_t second);

dynamics_world *dynamics_world_create(dynamics_filter filter, void *context);
/// Ends the world with all its bodies and joints.
void dynamics_world_destroy(dynamics_world *world);
void dynamics_world_step(dynamics_world *world, double seconds);
/// Whether some body that can move has not come to rest.
bool dynamics_world_is_moving(const dynamics_world *world);
/// What has begun and ended to touch since this was last asked; valid until the next step.
size_t dynamics_world_take_contacts(dynamics_world *world, const dynamics_contact **contacts);
/// Asks the filter anew about bodies that are near each other.
void dynamics_world_filter_again(dynamics_world *world);

/// - is_anchored: nothing moves the body.
dynamics_body *dynamics_body_create(dynamics_world *world, uint64_t identifier, dynamics_vector center, double angle, bool is_anchored);
/// Ends a body and the joints it has.
void dynamics_body_destroy(dynamics_world *world, dynamics_body *body);
dynamics_vector dynamics_body_center(const dynamics_body *body);
double dynamics_body_angle(const dynamics_body *body);
void dynamics_body_place(dynamics_body *body, dynamics_vector center, double angle);
dynamics_vector dynamics_body_velocity(const dynamics_body *body);
void dynamics_body_set_velocity(dynamics_body *body, dynamics_vector velocity);
double dynamics_body_angular_velocity(const dynamics_body *body);
void dynamics_body_set_angular_velocity(dynamics_body *body, double velocity);
double dynamics_body_mass(const dynamics_body *body);
bool dynamics_body_is_awake(const dynamics_body *body);
void dynamics_body_set_awake(dynamics_body *body, bool is_awake);
void dynamics_body_set_anchored(dynamics_body *body, bool is_anchored);
void dynamics_body_set_rotates(dynamics_body *body, bool rotates);
/// How the body loses speed: the part of it a second.
void dynamics_body_set_damping(dynamics_body *body, double linear, double angular);
/// A force, or an impulse, at a place of the world. A body at rest stays so with `wakes` false.
void dynamics_body_push(dynamics_body *body, dynamics_vector force, dynamics_vector place, bool is_impulse, bool wakes);
void dynamics_body_turn(dynamics_body *body, double torque);

typedef struct {
    double density, friction, elasticity;
} dynamics_material;

/// Replaces the body's shape by a rectangle about its centre.
void dynamics_body_set_box(dynamics_body *body, double width, double height, dynamics_material material);
void dynamics_body_set_circle(dynamics_body *body, double radius, dynamics_material material);
/// Replaces it by a convex polygon, relative to its centre. False for what is none.
bool dynamics_body_set_polygon(dynamics_body *body, const dynamics_vector *corners, size_t count, dynamics_material material);
/// Adds a line, in the body's coordinates.
void dynamics_body_add_line(dynamics_body *body, dynamics_vector start, dynamics_vector end, dynamics_material material);
void dynamics_body_set_material(dynamics_body *body, dynamics_material material);

/// Keeps two places of bodies, relative to the centres, at distances between `shortest` and `longest`; a frequency in hertz above 0 makes a spring of the
/// rest length `longest`.
dynamics_joint *dynamics_joint_rod(
    dynamics_world *world, dynamics_body *first, dynamics_vector first_place, dynamics_body *second, dynamics_vector second_place, double shortest,
    double longest);
void dynamics_joint_set_rod(dynamics_joint *joint, double shortest, double longest, double frequency, double damping);
/// Joins two bodies at a place of the world: rigidly; so that they turn about it; so that the second slides along an axis.
dynamics_joint *dynamics_joint_weld(dynamics_world *world, dynamics_body *first, dynamics_body *second, dynamics_vector place);
dynamics_joint *dynamics_joint_pin(dynamics_world *world, dynamics_body *first, dynamics_body *second, dynamics_vector place);
dynamics_joint *dynamics_joint_slide(
    dynamics_world *world, dynamics_body *first, dynamics_body *second, dynamics_vector place, dynamics_vector axis);
void dynamics_joint_set_weld(dynamics_joint *joint, double frequency, double damping);
/// The torque or force that brakes a pin or slide, and how far it may go: radians, or points; without limits where `lower` exceeds `upper`.
void dynamics_joint_set_range(dynamics_joint *joint, double friction, double lower, double upper);
void dynamics_joint_destroy(dynamics_world *world, dynamics_joint *joint);

#ifdef __cplusplus
}
#endif
