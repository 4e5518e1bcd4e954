import UIKit

extension SKEmitterNode {
    func copyParticles(to copy: SKEmitterNode) {
        (copy.particleBirthRate, copy.numParticlesToEmit) = (particleBirthRate, numParticlesToEmit)
        (copy.particleRenderOrder, copy.targetNode) = (particleRenderOrder, targetNode)
        (copy.particleLifetime, copy.particleLifetimeRange) = (particleLifetime, particleLifetimeRange)
        (copy.particlePosition, copy.particlePositionRange) = (particlePosition, particlePositionRange)
        (copy.particleZPosition, copy.particleSpeed, copy.particleSpeedRange) = (particleZPosition, particleSpeed, particleSpeedRange)
        (copy.emissionAngle, copy.emissionAngleRange) = (emissionAngle, emissionAngleRange)
        (copy.xAcceleration, copy.yAcceleration) = (xAcceleration, yAcceleration)
        (copy.particleRotation, copy.particleRotationRange) = (particleRotation, particleRotationRange)
        (copy.particleRotationSpeed, copy.particleSize) = (particleRotationSpeed, particleSize)
        (copy.particleScale, copy.particleScaleRange) = (particleScale, particleScaleRange)
        (copy.particleScaleSpeed, copy.particleScaleSequence) = (particleScaleSpeed, particleScaleSequence)
        copyLook(to: copy)
    }

    private func copyLook(to copy: SKEmitterNode) {
        (copy.particleTexture, copy.particleBlendMode) = (particleTexture, particleBlendMode)
        (copy.particleAlpha, copy.particleAlphaRange) = (particleAlpha, particleAlphaRange)
        (copy.particleAlphaSpeed, copy.particleAlphaSequence) = (particleAlphaSpeed, particleAlphaSequence)
        (copy.particleColor, copy.particleColorSequence) = (particleColor, particleColorSequence)
        (copy.particleColorRedRange, copy.particleColorGreenRange) = (particleColorRedRange, particleColorGreenRange)
        (copy.particleColorBlueRange, copy.particleColorAlphaRange) = (particleColorBlueRange, particleColorAlphaRange)
        (copy.particleColorRedSpeed, copy.particleColorGreenSpeed) = (particleColorRedSpeed, particleColorGreenSpeed)
        (copy.particleColorBlueSpeed, copy.particleColorAlphaSpeed) = (particleColorBlueSpeed, particleColorAlphaSpeed)
        (copy.particleColorBlendFactor, copy.particleColorBlendFactorRange) = (particleColorBlendFactor, particleColorBlendFactorRange)
        copy.particleColorBlendFactorSpeed = particleColorBlendFactorSpeed
        copy.particleColorBlendFactorSequence = particleColorBlendFactorSequence
    }

    // MARK: At an age

    func alpha(of particle: Particle) -> CGFloat {
        value(particleAlphaSequence, particle) ?? particle.alpha + particleAlphaSpeed * particle.age
    }

    /// At least 0.
    func scale(of particle: Particle) -> CGFloat {
        max(0, value(particleScaleSequence, particle) ?? particle.scale + particleScaleSpeed * particle.age)
    }

    func rotation(of particle: Particle) -> CGFloat { particle.rotation + particleRotationSpeed * particle.age }

    func blendFactor(of particle: Particle) -> CGFloat {
        value(particleColorBlendFactorSequence, particle) ?? particle.blendFactor + particleColorBlendFactorSpeed * particle.age
    }

    func color(of particle: Particle) -> UIColor {
        if let color = particleColorSequence?.sample(atTime: particle.age / particle.lifetime) as? UIColor { return color }
        let speed = ParticleColor(
            red: particleColorRedSpeed, green: particleColorGreenSpeed, blue: particleColorBlueSpeed, alpha: particleColorAlphaSpeed)
        return particle.color.changed(by: speed, particle.age).color
    }

    private func value(_ sequence: SKKeyframeSequence?, _ particle: Particle) -> CGFloat? {
        SKKeyframeSequence.number(sequence?.sample(atTime: particle.age / particle.lifetime))
    }

    // MARK: Files

    /// Reads the values that Xcode's particle editor writes.
    func readParticles(_ coder: NSCoder) {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        particleBirthRate = number("_birthrate")
        numParticlesToEmit = (coder.object("_numParticlesToEmit") as? NSNumber)?.intValue ?? 0
        (particleLifetime, particleLifetimeRange) = (number("_lifetime"), number("_lifetimeVariance"))
        let pair = { (key: String) in ArchivedText.numbers(coder.object(key), count: 2) }
        if let place = pair("_startPosition") { particlePosition = CGPoint(x: place[0], y: place[1]) }
        if let range = pair("_startPositionVariance") { particlePositionRange = CGVector(dx: range[0], dy: range[1]) }
        if let size = pair("_startSize") { particleSize = CGSize(width: size[0], height: size[1]) }
        if let change = pair("_acceleration") { (xAcceleration, yAcceleration) = (change[0], change[1]) }
        (particleZPosition, particleSpeed, particleSpeedRange) = (
            number("_startZPosition"), number("_startSpeed"), number("_startSpeedVariance")
        )
        (emissionAngle, emissionAngleRange) = (number("_emissionAngle"), number("_emissionAngleVariance"))
        (particleRotation, particleRotationRange) = (number("_startRotation"), number("_startRotationVariance"))
        particleRotationSpeed = number("_rotationSpeed")
        (particleScale, particleScaleRange, particleScaleSpeed) = (
            number("_startScale"), number("_startScaleVariance"), number("_scaleSpeed")
        )
        readLook(coder, number)
    }

    private func readLook(_ coder: NSCoder, _ number: (String) -> CGFloat) {
        particleTexture = (coder.object("_particleTexture") as? ArchivedTexture)?.texture
        particleBlendMode = SKBlendMode(rawValue: coder.decodeInteger(forKey: "_particleBlendMode")) ?? .alpha
        (particleAlpha, particleAlphaRange) = (number("_startOpacity"), number("_startOpacityVariance"))
        particleAlphaSpeed = number("_opacitySpeed")
        particleColor =
            ParticleColor(
                red: number("_startColorR"), green: number("_startColorG"), blue: number("_startColorB"), alpha: number("_startColorA")
            ).color
        (particleColorRedRange, particleColorGreenRange) = (number("_startColorVarianceR"), number("_startColorVarianceG"))
        (particleColorBlueRange, particleColorAlphaRange) = (number("_startColorVarianceB"), number("_startColorVarianceA"))
        (particleColorRedSpeed, particleColorGreenSpeed) = (number("_colorSpeedR"), number("_colorSpeedG"))
        (particleColorBlueSpeed, particleColorAlphaSpeed) = (number("_colorSpeedB"), number("_colorSpeedA"))
        (particleColorBlendFactor, particleColorBlendFactorRange) = (number("_startColorMix"), number("_startColorBlendVariance"))
        particleColorBlendFactorSpeed = number("_colorBlendSpeed")
        let sequence = { (key: String) in (coder.object(key) as? ArchivedSequence)?.sequence }
        particleColorSequence = sequence("_particleColorSequence")
        particleColorBlendFactorSequence = sequence("_particleColorBlendFactorSequence")
        particleAlphaSequence = sequence("_particleAlphaSequence")
        particleScaleSequence = sequence("_particleScaleSequence")
    }
}
