#include <algorithm>
#include <cmath>

#include "ScenePhysics.h"

scene_body *scene_body_create(scene_world *world, uint64_t identifier, scene_vector position, double angle) {
    auto handle = new scene_body();
    b2BodyDef definition;
    definition.type = b2_dynamicBody;
    definition.position = meters(position);
    definition.angle = static_cast<float>(angle);
    definition.userData.pointer = reinterpret_cast<uintptr_t>(handle);
    handle->identifier = identifier;
    handle->body = world->world.CreateBody(&definition);
    return handle;
}

void scene_body_destroy(scene_world *world, scene_body *body) {
    world->world.DestroyBody(body->body);
    delete body;
}

void scene_body_set_motion(
    scene_body *handle, bool is_dynamic, bool rotates, bool has_gravity, bool is_precise, double linear_damping, double angular_damping) {
    b2Body *body = handle->body;
    body->SetType(is_dynamic ? b2_dynamicBody : b2_staticBody);
    body->SetFixedRotation(!rotates);
    body->SetGravityScale(has_gravity ? 1 : 0);
    body->SetBullet(is_precise);
    body->SetLinearDamping(static_cast<float>(linear_damping));
    body->SetAngularDamping(static_cast<float>(angular_damping));
}

void scene_body_set_masks(scene_body *body, scene_masks masks) {
    body->masks = masks;
    for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) fixture->Refilter();
}

void scene_body_set_material(scene_body *body, scene_material material) {
    body->material = material;
    for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        fixture->SetDensity(static_cast<float>(material.density));
        fixture->SetFriction(static_cast<float>(material.friction));
        fixture->SetRestitution(static_cast<float>(material.restitution));
    }
    for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next) {
        edge->contact->ResetFriction();
        edge->contact->ResetRestitution();
    }
    body->body->ResetMassData();
}

void scene_body_set_position(scene_body *body, scene_vector position, double angle) {
    body->body->SetTransform(meters(position), static_cast<float>(angle));
    body->body->SetAwake(true);
}

void scene_body_position(const scene_body *body, scene_vector *position, double *angle) {
    *position = points(body->body->GetPosition());
    *angle = body->body->GetAngle();
}

scene_vector scene_body_velocity(const scene_body *body) { return points(body->body->GetLinearVelocity()); }
void scene_body_set_velocity(scene_body *body, scene_vector velocity) { body->body->SetLinearVelocity(meters(velocity)); }
double scene_body_angular_velocity(const scene_body *body) { return body->body->GetAngularVelocity(); }
void scene_body_set_angular_velocity(scene_body *body, double velocity) { body->body->SetAngularVelocity(static_cast<float>(velocity)); }

double scene_body_mass(const scene_body *body) {
    double mass = 0;
    for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        b2MassData data;
        fixture->GetMassData(&data);
        mass += data.mass;
    }
    return mass;
}

bool scene_body_is_awake(const scene_body *body) { return body->body->IsAwake(); }
void scene_body_set_awake(scene_body *body, bool is_awake) { body->body->SetAwake(is_awake); }

void scene_body_apply(scene_body *body, scene_vector force, scene_vector point, bool is_impulse) {
    if (is_impulse)
        body->body->ApplyLinearImpulse(plain(force), meters(point), true);
    else
        body->body->ApplyForce(plain(force), meters(point), true);
}

void scene_body_apply_at_center(scene_body *body, scene_vector force, bool is_impulse) {
    if (is_impulse)
        body->body->ApplyLinearImpulseToCenter(plain(force), true);
    else
        body->body->ApplyForceToCenter(plain(force), true);
}

void scene_body_apply_turn(scene_body *body, double torque, bool is_impulse) {
    if (is_impulse)
        body->body->ApplyAngularImpulse(static_cast<float>(torque), true);
    else
        body->body->ApplyTorque(static_cast<float>(torque), true);
}

bool scene_body_contains(const scene_body *body, scene_vector point) {
    for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext())
        if (fixture->TestPoint(meters(point))) return true;
    return false;
}

bool scene_body_touches(const scene_body *body, uint64_t other) {
    for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next)
        if (edge->contact->IsTouching() && owner(edge->other)->identifier == other) return true;
    return false;
}

static void add(scene_body *body, const b2Shape &shape) {
    b2FixtureDef definition;
    definition.shape = &shape;
    definition.density = static_cast<float>(body->material.density);
    definition.friction = static_cast<float>(body->material.friction);
    definition.restitution = static_cast<float>(body->material.restitution);
    body->body->CreateFixture(&definition);
}

void scene_body_add_circle(scene_body *body, double radius, scene_vector center) {
    b2CircleShape shape;
    shape.m_radius = std::max(static_cast<float>(radius / unit), b2_linearSlop);
    shape.m_p = meters(center);
    add(body, shape);
}

bool scene_body_add_polygon(scene_body *body, const scene_vector *corners, size_t count) {
    if (count < 3) return false;
    bool is_added = false;
    // A fan about the first corner: a shape has few corners.
    const size_t step = b2_maxPolygonVertices - 2;
    for (size_t start = 1; start + 1 < count; start += step) {
        std::vector<b2Vec2> part{meters(corners[0])};
        for (size_t index = start; index < count && index <= start + step; index++) part.push_back(meters(corners[index]));
        float area = 0;
        for (size_t index = 0; index < part.size(); index++) area += b2Cross(part[index], part[(index + 1) % part.size()]);
        if (!std::isfinite(area) || std::abs(area) < 16 * b2_linearSlop * b2_linearSlop) continue;
        b2PolygonShape shape;
        shape.Set(part.data(), static_cast<int32>(part.size()));
        add(body, shape);
        is_added = true;
    }
    return is_added;
}

void scene_body_add_edge(scene_body *body, scene_vector start, scene_vector end) {
    if (b2DistanceSquared(meters(start), meters(end)) < b2_linearSlop * b2_linearSlop) return;
    b2EdgeShape shape;
    shape.SetTwoSided(meters(start), meters(end));
    add(body, shape);
}
