#include <algorithm>

#include "Internal.h"

dynamics_body *dynamics_body_create(dynamics_world *world, uint64_t identifier, dynamics_vector center, double angle, bool is_anchored) {
    b2BodyDef definition;
    definition.type = is_anchored ? b2_staticBody : b2_dynamicBody;
    definition.position = units(center);
    definition.angle = static_cast<float>(angle);
    definition.userData.pointer = identifier;
    return reinterpret_cast<dynamics_body *>(world->world.CreateBody(&definition));
}

void dynamics_body_destroy(dynamics_world *world, dynamics_body *body) { world->world.DestroyBody(body_of(body)); }

dynamics_vector dynamics_body_center(const dynamics_body *body) { return points(body_of(body)->GetPosition()); }
double dynamics_body_angle(const dynamics_body *body) { return body_of(body)->GetAngle(); }

void dynamics_body_place(dynamics_body *body, dynamics_vector center, double angle) {
    body_of(body)->SetTransform(units(center), static_cast<float>(angle));
    body_of(body)->SetAwake(true);
}

dynamics_vector dynamics_body_velocity(const dynamics_body *body) { return points(body_of(body)->GetLinearVelocity()); }
void dynamics_body_set_velocity(dynamics_body *body, dynamics_vector velocity) { body_of(body)->SetLinearVelocity(units(velocity)); }
double dynamics_body_angular_velocity(const dynamics_body *body) { return body_of(body)->GetAngularVelocity(); }
void dynamics_body_set_angular_velocity(dynamics_body *body, double velocity) {
    body_of(body)->SetAngularVelocity(static_cast<float>(velocity));
}
double dynamics_body_mass(const dynamics_body *body) { return body_of(body)->GetMass(); }
bool dynamics_body_is_awake(const dynamics_body *body) { return body_of(body)->IsAwake(); }
void dynamics_body_set_awake(dynamics_body *body, bool is_awake) { body_of(body)->SetAwake(is_awake); }

void dynamics_body_set_anchored(dynamics_body *body, bool is_anchored) {
    body_of(body)->SetType(is_anchored ? b2_staticBody : b2_dynamicBody);
}

void dynamics_body_set_rotates(dynamics_body *body, bool rotates) { body_of(body)->SetFixedRotation(!rotates); }

void dynamics_body_set_damping(dynamics_body *body, double linear, double angular) {
    body_of(body)->SetLinearDamping(static_cast<float>(linear));
    body_of(body)->SetAngularDamping(static_cast<float>(angular));
}

void dynamics_body_push(dynamics_body *body, dynamics_vector force, dynamics_vector place, bool is_impulse, bool wakes) {
    if (is_impulse)
        body_of(body)->ApplyLinearImpulse(units(force), units(place), wakes);
    else
        body_of(body)->ApplyForce(units(force), units(place), wakes);
}

void dynamics_body_turn(dynamics_body *body, double torque) { body_of(body)->ApplyTorque(static_cast<float>(torque), true); }

// Box2D multiplies areas in its own units. `whole` parts of a million of the shape's area are the item's.
static float density_of(dynamics_material material, uintptr_t whole) {
    return static_cast<float>(material.density * unit * unit / 10000 * static_cast<double>(whole) / 1e6);
}

static void add(b2Body *body, const b2Shape &shape, dynamics_material material, uintptr_t whole = 1000000) {
    b2FixtureDef definition;
    definition.shape = &shape;
    definition.userData.pointer = whole;
    definition.density = density_of(material, whole);
    definition.friction = static_cast<float>(material.friction);
    definition.restitution = static_cast<float>(material.elasticity);
    body->CreateFixture(&definition);
}

static void remove_shapes(b2Body *body) {
    while (b2Fixture *fixture = body->GetFixtureList()) body->DestroyFixture(fixture);
}

// The shape without the skin; the mass stays that of the whole.
static float without_skin(double length) { return std::max(static_cast<float>(length / 2 / unit) - skin, 0.5f * b2_linearSlop); }

void dynamics_body_set_box(dynamics_body *body, double width, double height, dynamics_material material) {
    b2PolygonShape shape;
    shape.SetAsBox(without_skin(width), without_skin(height));
    const double ratio = width * height / (4 * unit * unit * without_skin(width) * without_skin(height));
    remove_shapes(body_of(body));
    add(body_of(body), shape, material, static_cast<uintptr_t>(ratio * 1e6));
}

void dynamics_body_set_circle(dynamics_body *body, double radius, dynamics_material material) {
    b2CircleShape shape;
    shape.m_radius = std::max(static_cast<float>(radius / unit), b2_linearSlop);
    remove_shapes(body_of(body));
    add(body_of(body), shape, material);
}

bool dynamics_body_set_polygon(dynamics_body *body, const dynamics_vector *corners, size_t count, dynamics_material material) {
    if (count < 3) return false;
    remove_shapes(body_of(body));
    // A fan about the first corner: a shape has few corners.
    const size_t step = b2_maxPolygonVertices - 2;
    for (size_t start = 1; start + 1 < count; start += step) {
        std::vector<b2Vec2> part{units(corners[0])};
        for (size_t index = start; index < count && index <= start + step; index++) part.push_back(units(corners[index]));
        float area = 0;
        for (size_t index = 0; index < part.size(); index++) area += b2Cross(part[index], part[(index + 1) % part.size()]);
        if (std::abs(area) < 16 * b2_linearSlop * b2_linearSlop) continue;
        b2PolygonShape shape;
        shape.Set(part.data(), static_cast<int32>(part.size()));
        add(body_of(body), shape, material);
    }
    return body_of(body)->GetFixtureList() != nullptr;
}

void dynamics_body_add_line(dynamics_body *body, dynamics_vector start, dynamics_vector end, dynamics_material material) {
    if (b2DistanceSquared(units(start), units(end)) < b2_linearSlop * b2_linearSlop) return;
    b2EdgeShape shape;
    shape.SetTwoSided(units(start), units(end));
    add(body_of(body), shape, material);
}

void dynamics_body_set_material(dynamics_body *body, dynamics_material material) {
    for (b2Fixture *fixture = body_of(body)->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        fixture->SetDensity(density_of(material, fixture->GetUserData().pointer));
        fixture->SetFriction(static_cast<float>(material.friction));
        fixture->SetRestitution(static_cast<float>(material.elasticity));
    }
    for (b2ContactEdge *edge = body_of(body)->GetContactList(); edge; edge = edge->next) {
        edge->contact->ResetFriction();
        edge->contact->ResetRestitution();
    }
    body_of(body)->ResetMassData();
}
