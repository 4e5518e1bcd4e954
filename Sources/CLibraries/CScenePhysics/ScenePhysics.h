#pragma once
#include <box2d/box2d.h>

#include <vector>

#include "CScenePhysics.h"

constexpr double unit = 150;

static inline b2Vec2 meters(scene_vector v) { return b2Vec2(static_cast<float>(v.x / unit), static_cast<float>(v.y / unit)); }
static inline b2Vec2 plain(scene_vector v) { return b2Vec2(static_cast<float>(v.x), static_cast<float>(v.y)); }
static inline scene_vector points(b2Vec2 v) { return {v.x * unit, v.y * unit}; }

struct scene_body {
    b2Body *body;
    uint64_t identifier;
    scene_masks masks{0xFFFFFFFF, 0xFFFFFFFF, 0};
    scene_material material{1, 0.2, 0.2};
};

struct scene_world : b2ContactFilter, b2ContactListener {
    b2World world{b2Vec2(0, -9.8f)};
    std::vector<scene_contact> contacts, taken;

    scene_world();
    bool ShouldCollide(b2Fixture *first, b2Fixture *second) override;
    void BeginContact(b2Contact *contact) override;
    void EndContact(b2Contact *contact) override;
    void PreSolve(b2Contact *contact, const b2Manifold *old) override;
    void PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) override;
};

static inline scene_body *owner(b2Body *body) { return reinterpret_cast<scene_body *>(body->GetUserData().pointer); }
