internal import CSceneDrawing
import UIKit
import simd

extension SceneFrame {
    /// Tells how a part's surface is seen.
    func set(_ material: SCNMaterial, _ draw: inout scene_draw, _ opacity: Float) {
        let model: scene_model =
            switch material.lightingModel {
            case .constant: scene_model_constant
            case .lambert: scene_model_lambert
            case .phong: scene_model_phong
            case .physicallyBased: scene_model_physical
            default: scene_model_blinn
            }
        draw.model = Int32(model.rawValue)
        draw.blend = Int32(material.blendMode.rawValue)
        let cull = material.isDoubleSided ? scene_cull_none : material.cullMode == .back ? scene_cull_back : scene_cull_front
        draw.cull = Int32(cull.rawValue)
        draw.reads_depth = material.readsFromDepthBuffer ? 1 : 0
        draw.writes_depth = material.writesToDepthBuffer ? 1 : 0
        draw.color_mask = Int32(material.colorBufferWriteMask.rawValue & 15)
        draw.is_zero_opaque = material.transparencyMode == .rgbZero ? 1 : 0
        draw.has_own_ambient = material.locksAmbientWithDiffuse || material.lightingModel == .physicallyBased ? 0 : 1
        draw.shininess = Float(max(material.shininess, 1e-3))
        draw.opacity = opacity * Float(min(max(material.presentedTransparency(at: frameTime), 0), 1))
        if material.normal.image != nil { SceneNotice.report("SCNMaterial.normal: not yet in Quince: pictures of normals") }
        if material.reflective.image != nil { SceneNotice.report("SCNMaterial.reflective: not yet in Quince: surfaces that mirror") }
        draw.slots = (
            slot(material.diffuse), slot(material.ambient), slot(material.specular), slot(material.emission), slot(material.transparent),
            slot(material.multiply), number(material.metalness), number(material.roughness), slot(material.ambientOcclusion),
            slot(material.selfIllumination)
        )
    }

    /// A slot whose values are numbers, which screens' transfer function does not apply to.
    private func number(_ property: SCNMaterialProperty) -> scene_slot {
        var slot = slot(property)
        if property.image == nil, LinearColor.color(property.contents) != nil {
            let value = LinearColor.encoded(slot.color.0)
            slot.color = (value, value, value, 1)
        }
        return slot
    }

    private func slot(_ property: SCNMaterialProperty) -> scene_slot {
        var slot = scene_slot()
        let color = property.presentedColor(at: frameTime)
        slot.color = (color.x, color.y, color.z, color.w)
        let m = property.contentsTransform
        slot.transform = (m.m11, m.m21, m.m41, m.m12, m.m22, m.m42)
        guard let image = property.image else { return slot }
        slot.texture = SceneResources.shared.texture(of: image)
        (slot.wrap_s, slot.wrap_t) = (SceneFrame.wrap(property.wrapS), SceneFrame.wrap(property.wrapT))
        slot.is_nearest = property.magnificationFilter == .nearest ? 1 : 0
        return slot
    }

    private static func wrap(_ mode: SCNWrapMode) -> Int32 {
        let wrap: scene_wrap =
            switch mode {
            case .clamp, .clampToBorder: scene_wrap_clamp
            case .repeat: scene_wrap_repeat
            case .mirror: scene_wrap_mirror
            }
        return Int32(wrap.rawValue)
    }
}
