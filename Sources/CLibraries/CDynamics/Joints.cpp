#include "Internal.h"

static dynamics_joint *create(dynamics_world *world, b2JointDef &definition) {
    definition.collideConnected = true;
    return reinterpret_cast<dynamics_joint *>(world->world.CreateJoint(&definition));
}

dynamics_joint *dynamics_joint_rod(
    dynamics_world *world, dynamics_body *first, dynamics_vector first_place, dynamics_body *second, dynamics_vector second_place, double shortest,
    double longest) {
    b2DistanceJointDef definition;
    definition.bodyA = body_of(first);
    definition.bodyB = body_of(second);
    definition.localAnchorA = units(first_place);
    definition.localAnchorB = units(second_place);
    definition.length = definition.maxLength = static_cast<float>(longest / unit);
    definition.minLength = static_cast<float>(shortest / unit);
    return create(world, definition);
}

void dynamics_joint_set_rod(dynamics_joint *joint, double shortest, double longest, double frequency, double damping) {
    auto rod = static_cast<b2DistanceJoint *>(joint_of(joint));
    float stiffness = 0, resistance = 0;
    if (frequency > 0)
        b2LinearStiffness(
            stiffness, resistance, static_cast<float>(frequency), static_cast<float>(damping), rod->GetBodyA(), rod->GetBodyB());
    rod->SetStiffness(stiffness);
    rod->SetDamping(resistance);
    rod->SetLength(static_cast<float>(longest / unit));
    rod->SetMinLength(frequency > 0 ? 0 : static_cast<float>(shortest / unit));
    rod->SetMaxLength(frequency > 0 ? b2_maxFloat : static_cast<float>(longest / unit));
    rod->GetBodyA()->SetAwake(true);
    rod->GetBodyB()->SetAwake(true);
}

dynamics_joint *dynamics_joint_weld(dynamics_world *world, dynamics_body *first, dynamics_body *second, dynamics_vector place) {
    b2WeldJointDef definition;
    definition.Initialize(body_of(first), body_of(second), units(place));
    return create(world, definition);
}

dynamics_joint *dynamics_joint_pin(dynamics_world *world, dynamics_body *first, dynamics_body *second, dynamics_vector place) {
    b2RevoluteJointDef definition;
    definition.Initialize(body_of(first), body_of(second), units(place));
    return create(world, definition);
}

dynamics_joint *dynamics_joint_slide(
    dynamics_world *world, dynamics_body *first, dynamics_body *second, dynamics_vector place, dynamics_vector axis) {
    b2PrismaticJointDef definition;
    b2Vec2 direction(static_cast<float>(axis.x), static_cast<float>(axis.y));
    if (direction.Normalize() < b2_epsilon) direction.Set(1, 0);
    definition.Initialize(body_of(first), body_of(second), units(place), direction);
    return create(world, definition);
}

void dynamics_joint_set_weld(dynamics_joint *joint, double frequency, double damping) {
    auto weld = static_cast<b2WeldJoint *>(joint_of(joint));
    float stiffness = 0, resistance = 0;
    if (frequency > 0)
        b2AngularStiffness(
            stiffness, resistance, static_cast<float>(frequency), static_cast<float>(damping), weld->GetBodyA(), weld->GetBodyB());
    weld->SetStiffness(stiffness);
    weld->SetDamping(resistance);
}

void dynamics_joint_set_range(dynamics_joint *joint, double friction, double lower, double upper) {
    const bool is_limited = lower <= upper;
    if (joint_of(joint)->GetType() == e_revoluteJoint) {
        auto pin = static_cast<b2RevoluteJoint *>(joint_of(joint));
        pin->EnableMotor(friction > 0);
        pin->SetMaxMotorTorque(static_cast<float>(friction));
        pin->EnableLimit(is_limited);
        if (is_limited) pin->SetLimits(static_cast<float>(lower), static_cast<float>(upper));
    } else {
        auto slide = static_cast<b2PrismaticJoint *>(joint_of(joint));
        slide->EnableMotor(friction > 0);
        slide->SetMaxMotorForce(static_cast<float>(friction));
        slide->EnableLimit(is_limited);
        if (is_limited) slide->SetLimits(static_cast<float>(lower / unit), static_cast<float>(upper / unit));
    }
}

void dynamics_joint_destroy(dynamics_world *world, dynamics_joint *joint) { world->world.DestroyJoint(joint_of(joint)); }
