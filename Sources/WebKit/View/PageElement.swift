import UIKit

/// A part of a page as VoiceOver and flows find it.
struct PageElement: Equatable {
    var role: String
    var label: String
    var value: String
    /// In the view's coordinates, in points.
    var frame: CGRect

    /// The most parts of a page.
    static let maximumCount = 400
    private static let maximumLength = 500

    /// The parts in the engine's answer; those that are none are left out.
    static func elements(in value: Any?, zoom: CGFloat) -> [PageElement] {
        (value as? [[String: Any]] ?? []).prefix(maximumCount).compactMap { fields in
            let frame = EngineFrame(fields: fields)
            let numbers = ["x", "y", "width", "height"].compactMap { frame.number($0) }.filter { $0.isFinite && abs($0) < 1e7 }
            guard numbers.count == 4, let role = frame.text("role"), let label = frame.text("label") else { return nil }
            let rect = CGRect(x: numbers[0] * zoom, y: numbers[1] * zoom, width: numbers[2] * zoom, height: numbers[3] * zoom)
            return PageElement(
                role: role, label: String(label.prefix(maximumLength)), value: String((frame.text("value") ?? "").prefix(maximumLength)),
                frame: rect)
        }
    }

    @MainActor func element(in container: UIView) -> UIAccessibilityElement {
        let element = UIAccessibilityElement(accessibilityContainer: container)
        (element.accessibilityLabel, element.accessibilityValue) = (label, value.isEmpty ? nil : value)
        element.accessibilityFrameInContainerSpace = frame
        switch role {
        case "link": element.accessibilityTraits = .link
        case "button": element.accessibilityTraits = .button
        case "header": element.accessibilityTraits = .header
        case "image": element.accessibilityTraits = .image
        case "field": element.accessibilityTraits = []
        default: element.accessibilityTraits = .staticText
        }
        return element
    }

    /// Lists what is visible of a page. Runs in a world of the engine's, which the page does not see.
    static let script = """
        (function(){
        var out=[],root=document.body;if(!root)return out;
        function add(e,role,label,value){
        label=(label||'').replace(/\\s+/g,' ').trim();if(!label&&role!=='field')return;
        var r=e.getBoundingClientRect();
        if(r.width<1||r.height<1||r.bottom<0||r.right<0||r.top>innerHeight||r.left>innerWidth)return;
        var s=getComputedStyle(e);if(s.visibility==='hidden'||s.opacity==='0')return;
        out.push({role:role,label:label.slice(0,500),value:(value||'').slice(0,500),x:r.left,y:r.top,width:r.width,height:r.height});}
        function named(e){return e.getAttribute('aria-label')||(e.labels&&e.labels.length?e.labels[0].innerText:'')||e.placeholder||e.title||e.name||'';}
        function visit(e){
        if(out.length>=400||e.getAttribute('aria-hidden')==='true')return;
        var t=e.tagName,role=e.getAttribute('role');
        if(t==='SCRIPT'||t==='STYLE'||t==='NOSCRIPT'||t==='TEMPLATE')return;
        if(t==='INPUT'&&/^(submit|button|reset)$/.test(e.type))return add(e,'button',e.getAttribute('aria-label')||e.value);
        if(t==='INPUT'&&e.type!=='hidden'||t==='TEXTAREA'||t==='SELECT')
        {var on=/^(checkbox|radio)$/.test(e.type);
        return add(e,on?'button':'field',named(e),e.type==='password'?e.value.replace(/./g,'•'):on?(e.checked?'1':'0'):e.value);}
        if(t==='A'&&e.href||role==='link')return add(e,'link',e.getAttribute('aria-label')||e.innerText||(e.querySelector('img')||{}).alt);
        if(t==='BUTTON'||role==='button')return add(e,'button',e.getAttribute('aria-label')||e.innerText);
        if(/^H[1-6]$/.test(t)||role==='heading')return add(e,'header',e.innerText);
        if(t==='IMG')return add(e,'image',e.alt);
        var own=false;for(var n=e.firstChild;n;n=n.nextSibling)if(n.nodeType===3&&n.data.trim())own=true;
        if(own&&!e.querySelector('a,button,input,textarea,select'))return add(e,'text',e.innerText);
        if(own){var text='';for(n=e.firstChild;n;n=n.nextSibling)if(n.nodeType===3)text+=n.data;if(/[\\p{L}\\p{N}]/u.test(text))add(e,'text',text);}
        for(n=e.firstElementChild;n;n=n.nextElementSibling)visit(n);}
        visit(root);return out;})()
        """
}
