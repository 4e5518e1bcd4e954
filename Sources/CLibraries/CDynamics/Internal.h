#pragma once
#include <box2d/box2d.h>

#include <vector>

#include "include/CDynamics.h"

// Points in one of Box2D's units, which works best with bodies of a tenth to ten of them.
constexpr double unit = 50;
// What Box2D leaves between bodies that rest on each other, half of it for either.
constexpr float skin = b2_polygonRadius - 0.5f * b2_linearSlop;

struct dynamics_world final : b2ContactFilter, b2ContactListener {
    dynamics_world(dynamics_filter filter, void *context);

    bool ShouldCollide(b2Fixture *first, b2Fixture *second) override;
    void BeginContact(b2Contact *contact) override;
    void EndContact(b2Contact *contact) override;

    b2World world;
    std::vector<dynamics_contact> contacts;
    // Those that were taken.
    std::vector<dynamics_contact> taken;

private:
    dynamics_filter filter;
    void *context;
};

inline b2Body *body_of(dynamics_body *body) { return reinterpret_cast<b2Body *>(body); }
inline const b2Body *body_of(const dynamics_body *body) { return reinterpret_cast<const b2Body *>(body); }
inline b2Joint *joint_of(dynamics_joint *joint) { return reinterpret_cast<b2Joint *>(joint); }
inline b2Vec2 units(dynamics_vector points) { return {static_cast<float>(points.x / unit), static_cast<float>(points.y / unit)}; }
inline dynamics_vector points(b2Vec2 units) { return {units.x * unit, units.y * unit}; }
