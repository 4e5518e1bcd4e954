#include "Internal.h"

const double dynamics_skin = skin * unit;

dynamics_world::dynamics_world(dynamics_filter filter, void *context) : world({0, 0}), filter(filter), context(context) {
    world.SetContactFilter(this);
    world.SetContactListener(this);
}

static uint64_t identifier(b2Fixture *fixture) { return fixture->GetBody()->GetUserData().pointer; }

bool dynamics_world::ShouldCollide(b2Fixture *first, b2Fixture *second) { return filter(context, identifier(first), identifier(second)); }

void dynamics_world::BeginContact(b2Contact *contact) {
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    contacts.push_back({identifier(contact->GetFixtureA()), identifier(contact->GetFixtureB()), true, points(manifold.points[0])});
}

void dynamics_world::EndContact(b2Contact *contact) {
    contacts.push_back({identifier(contact->GetFixtureA()), identifier(contact->GetFixtureB()), false, {0, 0}});
}

dynamics_world *dynamics_world_create(dynamics_filter filter, void *context) { return new dynamics_world(filter, context); }

void dynamics_world_destroy(dynamics_world *world) {
    // What touches ends no more for anybody.
    world->world.SetContactListener(nullptr);
    delete world;
}

void dynamics_world_step(dynamics_world *world, double seconds) { world->world.Step(static_cast<float>(seconds), 8, 3); }

bool dynamics_world_is_moving(const dynamics_world *world) {
    for (const b2Body *body = world->world.GetBodyList(); body; body = body->GetNext())
        if (body->GetType() == b2_dynamicBody && body->IsAwake()) return true;
    return false;
}

size_t dynamics_world_take_contacts(dynamics_world *world, const dynamics_contact **contacts) {
    world->taken.clear();
    world->taken.swap(world->contacts);
    *contacts = world->taken.data();
    return world->taken.size();
}

void dynamics_world_filter_again(dynamics_world *world) {
    for (b2Body *body = world->world.GetBodyList(); body; body = body->GetNext())
        for (b2Fixture *fixture = body->GetFixtureList(); fixture; fixture = fixture->GetNext()) fixture->Refilter();
}
