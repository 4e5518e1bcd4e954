#include "ScenePhysics.h"

scene_world::scene_world() {
    world.SetContactFilter(this);
    world.SetContactListener(this);
    world.SetAutoClearForces(true);
}

static scene_body *first_of(b2Contact *contact) { return owner(contact->GetFixtureA()->GetBody()); }
static scene_body *second_of(b2Contact *contact) { return owner(contact->GetFixtureB()->GetBody()); }

static bool collides(const scene_body *a, const scene_body *b) {
    return (a->masks.collision & b->masks.category) || (b->masks.collision & a->masks.category);
}

static bool reports(const scene_body *a, const scene_body *b) {
    return (a->masks.contact & b->masks.category) || (b->masks.contact & a->masks.category);
}

bool scene_world::ShouldCollide(b2Fixture *first, b2Fixture *second) {
    const scene_body *a = owner(first->GetBody()), *b = owner(second->GetBody());
    return collides(a, b) || reports(a, b);
}

void scene_world::BeginContact(b2Contact *contact) {
    if (!reports(first_of(contact), second_of(contact))) return;
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    contacts.push_back(
        {first_of(contact)->identifier, second_of(contact)->identifier, true, points(manifold.points[0]), {manifold.normal.x, manifold.normal.y}, 0});
}

void scene_world::EndContact(b2Contact *contact) {
    if (!reports(first_of(contact), second_of(contact))) return;
    contacts.push_back({first_of(contact)->identifier, second_of(contact)->identifier, false, {0, 0}, {0, 0}, 0});
}

void scene_world::PreSolve(b2Contact *contact, const b2Manifold *) {
    if (!collides(first_of(contact), second_of(contact))) contact->SetEnabled(false);
}

void scene_world::PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) {
    for (auto &known : contacts)
        if (known.began && known.impulse == 0 && known.first == first_of(contact)->identifier && known.second == second_of(contact)->identifier)
            known.impulse = impulse->normalImpulses[0];
}

scene_world *scene_world_create(void) { return new scene_world(); }

void scene_world_destroy(scene_world *world) {
    world->world.SetContactListener(nullptr);
    for (b2Body *body = world->world.GetBodyList(); body; body = body->GetNext()) delete owner(body);
    delete world;
}

void scene_world_set_gravity(scene_world *world, scene_vector gravity) {
    const b2Vec2 value = plain(gravity);
    if (value == world->world.GetGravity()) return;
    world->world.SetGravity(value);
    for (b2Body *body = world->world.GetBodyList(); body; body = body->GetNext()) body->SetAwake(true);
}

void scene_world_step(scene_world *world, double seconds) { world->world.Step(static_cast<float>(seconds), 8, 3); }

size_t scene_world_take_contacts(scene_world *world, const scene_contact **contacts) {
    world->taken.clear();
    world->taken.swap(world->contacts);
    *contacts = world->taken.data();
    return world->taken.size();
}

namespace {
struct Ray : b2RayCastCallback {
    void *context;
    bool (*visit)(void *, uint64_t, scene_vector, scene_vector);
    float ReportFixture(b2Fixture *fixture, const b2Vec2 &point, const b2Vec2 &normal, float) override {
        return visit(context, owner(fixture->GetBody())->identifier, points(point), {normal.x, normal.y}) ? 1 : 0;
    }
};
}  // namespace

void scene_world_cast_ray(
    scene_world *world, scene_vector start, scene_vector end, void *context,
    bool (*visit)(void *context, uint64_t body, scene_vector point, scene_vector normal)) {
    if ((meters(end) - meters(start)).LengthSquared() <= 0) return;
    Ray ray;
    ray.context = context;
    ray.visit = visit;
    world->world.RayCast(&ray, meters(start), meters(end));
}

scene_joint *scene_joint_create(
    scene_world *world, scene_joint_kind kind, scene_body *first, scene_body *second, scene_vector first_anchor, scene_vector second_anchor) {
    const b2Vec2 start = meters(first_anchor), end = meters(second_anchor);
    b2Joint *joint = nullptr;
    if (kind == scene_joint_pin) {
        b2RevoluteJointDef definition;
        definition.Initialize(first->body, second->body, start);
        joint = world->world.CreateJoint(&definition);
    } else if (kind == scene_joint_fixed) {
        b2WeldJointDef definition;
        definition.Initialize(first->body, second->body, start);
        joint = world->world.CreateJoint(&definition);
    } else if (kind == scene_joint_sliding) {
        b2Vec2 axis = plain(second_anchor);
        if (axis.Normalize() < b2_epsilon) axis.Set(1, 0);
        b2PrismaticJointDef definition;
        definition.Initialize(first->body, second->body, start, axis);
        joint = world->world.CreateJoint(&definition);
    } else {
        b2DistanceJointDef definition;
        definition.Initialize(first->body, second->body, start, end);
        if (kind == scene_joint_limit) definition.minLength = 0;
        joint = world->world.CreateJoint(&definition);
    }
    return reinterpret_cast<scene_joint *>(joint);
}

void scene_joint_set(scene_joint *handle, double lower, double upper, double friction, double frequency, double damping, double speed) {
    auto joint = reinterpret_cast<b2Joint *>(handle);
    const bool limited = lower <= upper;
    if (joint->GetType() == e_revoluteJoint) {
        auto pin = static_cast<b2RevoluteJoint *>(joint);
        pin->EnableLimit(limited);
        if (limited) pin->SetLimits(static_cast<float>(lower), static_cast<float>(upper));
        pin->EnableMotor(friction > 0 || speed != 0);
        pin->SetMotorSpeed(static_cast<float>(speed));
        pin->SetMaxMotorTorque(static_cast<float>(speed != 0 ? 1e6 : friction));
    } else if (joint->GetType() == e_prismaticJoint) {
        auto slide = static_cast<b2PrismaticJoint *>(joint);
        slide->EnableLimit(limited);
        if (limited) slide->SetLimits(static_cast<float>(lower / unit), static_cast<float>(upper / unit));
    } else if (joint->GetType() == e_distanceJoint) {
        auto rod = static_cast<b2DistanceJoint *>(joint);
        if (frequency > 0) {
            float stiffness = 0, resistance = 0;
            b2LinearStiffness(
                stiffness, resistance, static_cast<float>(frequency), static_cast<float>(damping), rod->GetBodyA(), rod->GetBodyB());
            rod->SetStiffness(stiffness);
            rod->SetDamping(resistance);
            rod->SetMinLength(0);
            rod->SetMaxLength(b2_maxFloat);
        } else if (limited) {
            rod->SetMinLength(static_cast<float>(lower / unit));
            rod->SetMaxLength(static_cast<float>(upper / unit));
        }
    }
}

void scene_joint_destroy(scene_world *world, scene_joint *joint) { world->world.DestroyJoint(reinterpret_cast<b2Joint *>(joint)); }
