#!/usr/bin/env python3
"""Draws the pictures of the asset catalog: a scene for each kind of places, by day and by night, and the icon.

Run it in this folder. The icon needs rsvg-convert (Debian's librsvg2-bin).
"""

import json
import pathlib
import subprocess

CATALOG = pathlib.Path(__file__).parent.parent / "Atlas" / "Assets.xcassets"
WIDTH, HEIGHT = 1200, 600

# The sky's top and bottom, the sun or moon, the far and near ground, by day and by night.
SKIES = {
    "landmark": (("#8FA8F5", "#F6D9C8", "#FFF3D6", "#7B82C9", "#454B94"), ("#12133A", "#4A3A78", "#E9E6FF", "#2B2C66", "#16173F")),
    "ancient": (("#F2B873", "#FBE6C4", "#FFF6DC", "#C99A63", "#8A6238"), ("#1B1424", "#6B4433", "#FFE9C9", "#4A3226", "#2A1C15")),
    "palace": (("#B7A0F0", "#F8DDF2", "#FFFFFF", "#9B7BC9", "#63458F"), ("#180F33", "#56307A", "#F3E6FF", "#3A2260", "#20123A")),
    "sacred": (("#F7A76C", "#FFE3B5", "#FFF7DE", "#E08A4B", "#9C5426"), ("#1E1220", "#7A3F2A", "#FFE3B8", "#5A2E20", "#331A14")),
    "bridge": (("#F29C8C", "#FFE0CC", "#FFF4E2", "#8FA9C4", "#4F7396"), ("#170F26", "#6E2F42", "#FFE3DA", "#283B58", "#16243A")),
    "nature": (("#8CCBE8", "#E3F5E4", "#FFFBE3", "#7FB08C", "#3F7A55"), ("#0B1B2E", "#245A5A", "#E4FFF3", "#1F4A42", "#0F2A26")),
    "water": (("#7FC4F2", "#E2F4FF", "#FFFFFF", "#6FA38C", "#3B7562"), ("#08182F", "#1F4F7A", "#E2F2FF", "#1C4A4A", "#0E2C30")),
}


def rectangle(x, y, width, height, fill, radius=0):
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}"/>'


def polygon(points, fill):
    return f'<polygon points="{" ".join(f"{x:g},{y:g}" for x, y in points)}" fill="{fill}"/>'


def path(data, fill="none", stroke="none", width=0):
    return f'<path d="{data}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="round"/>'


def circle(x, y, radius, fill, opacity=1.0):
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" fill-opacity="{opacity:g}"/>'


def hills(far, near):
    return [
        path("M0 430C200 330 380 380 560 420S960 330 1200 400V600H0Z", far),
        path("M0 500C220 440 420 470 640 500S1000 460 1200 490V600H0Z", near),
    ]


def landmark(far, near, light):
    shapes = []
    for index, height in enumerate([90, 150, 60, 120, 180, 70, 0, 0, 90, 160, 110, 60, 140, 80]):
        shapes.append(rectangle(60 + index * 80, 470 - height, 62, height + 60, far, 4))
    tower = "M600 110L612 250Q624 380 690 500H640Q632 430 600 430T560 500H510Q576 380 588 250Z"
    shapes += [path(tower, near), rectangle(572, 262, 56, 12, near, 3), rectangle(548, 366, 104, 14, near, 3)]
    return shapes + [path("M0 490Q600 460 1200 490V600H0Z", near)]


def ancient(far, near, light):
    shapes = [path("M0 450C260 380 900 380 1200 450V600H0Z", far)]
    shapes += [polygon([(600, 130), (900, 230), (300, 230)], near), rectangle(310, 230, 580, 34, near)]
    shapes += [rectangle(334 + index * 75.6, 264, 38, 186, near, 6) for index in range(8)]
    shapes += [rectangle(300, 446, 600, 20, near), rectangle(270, 466, 660, 22, near), rectangle(240, 486, 720, 22, near)]
    return shapes + [path("M0 508C300 490 900 490 1200 508V600H0Z", near)]


def palace(far, near, light):
    shapes = hills(far, near)
    for x, top, width in [(420, 260, 70), (520, 190, 80), (640, 230, 70), (740, 280, 64)]:
        shapes += [rectangle(x, top, width, 280, near), polygon([(x - 10, top), (x + width / 2, top - 100), (x + width + 10, top)], far)]
        shapes += [rectangle(x + width / 2 - 8, top + 34, 16, 30, light, 8)]
        shapes += [path(f"M{x + width / 2} {top - 100}v-30l34 12l-34 12", light)]
    return shapes + [rectangle(380, 380, 460, 130, near), path("M570 510V450a40 40 0 0 1 80 0v60Z", far)]


def sacred(far, near, light):
    shapes = hills(far, near)
    for x in [330, 840]:
        shapes += [rectangle(x, 210, 30, 300, near), polygon([(x - 4, 210), (x + 15, 120), (x + 34, 210)], near)]
        shapes += [rectangle(x - 8, 280, 46, 12, near, 4)]
    shapes += [path("M440 380C440 240 560 230 600 150C640 230 760 240 760 380Z", near), rectangle(420, 376, 360, 140, near)]
    shapes += [path(f"M{x} 500V440a26 26 0 0 1 52 0v60Z", light) for x in [468, 574, 680]]
    return shapes + [rectangle(596, 118, 8, 40, near, 4)]


def bridge(far, near, light):
    shapes = [path("M0 400C160 340 300 370 420 400S900 340 1200 390V600H0Z", far), rectangle(0, 450, WIDTH, 150, near)]
    red = "#C8402B"
    for x in [330, 850]:
        shapes += [rectangle(x - 20, 140, 14, 360, red, 3), rectangle(x + 6, 140, 14, 360, red, 3)]
        shapes += [rectangle(x - 20, y, 40, 12, red) for y in [160, 230, 300]]
    shapes += [rectangle(0, 396, WIDTH, 16, red)]
    cable = lambda x: 150 + 230 * (1 - ((x - 590) / 260) ** 2)
    shapes += [path("M0 330Q200 300 330 150Q590 610 850 150Q980 300 1200 330", stroke=red, width=7)]
    shapes += [rectangle(x - 1.5, cable(x), 3, max(0, 396 - cable(x)), red) for x in range(360, 840, 30)]
    return shapes + [path(f"M{x} {y}h{length}", stroke=light, width=4) for x, y, length in [(120, 500, 90), (460, 530, 120), (760, 495, 70), (960, 545, 110)]]


def nature(far, near, light):
    shapes = [polygon([(60, 480), (330, 210), (600, 480)], far), polygon([(640, 480), (900, 230), (1160, 480)], far)]
    shapes += [polygon([(280, 520), (610, 110), (940, 520)], near)]
    shapes += [polygon([(610, 110), (706, 229), (650, 214), (612, 262), (572, 212), (514, 229)], light)]
    shapes += [polygon([(330, 210), (384, 264), (334, 286), (276, 264)], light), polygon([(900, 230), (952, 280), (902, 300), (848, 280)], light)]
    return shapes + [path("M0 470C200 440 420 500 640 480S1000 450 1200 480V600H0Z", near)]


def water(far, near, light):
    shapes = [path("M0 230C120 210 260 240 400 220V600H0Z", near), path("M1200 210C1060 230 920 200 800 220V600H1200Z", near)]
    shapes += [rectangle(390, 226, 420, 300, far)]
    shapes += [rectangle(404 + index * 40, 222 + 6 * (index % 2), 26, 320, light, 12) for index in range(10)]
    shapes += [path("M0 520C200 490 420 530 640 510S1000 500 1200 520V600H0Z", far)]
    return shapes + [circle(400 + index * 44, 512 + 8 * (index % 3), 34, light, 0.75) for index in range(10)]


def scene(kind, is_night):
    top, bottom, light, far, near = SKIES[kind][is_night]
    stars = [circle(90 + 211 * i % 1110, 30 + 97 * i % 260, 1.5 + i % 3, light, 0.8) for i in range(26)] if is_night else []
    glow = [circle(930, 170, 130, light, 0.18), circle(930, 170, 90, light, 0.25), circle(930, 170, 56, light)]
    shapes = stars + glow + globals()[kind](far, near, light)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">',
            f'<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
            f'<stop offset="1" stop-color="{bottom}"/></linearGradient></defs>',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky)"/>',
            *shapes,
            "</svg>",
            "",
        ]
    )


def icon(background, globe, land, pin):
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024">
<defs>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{background[0]}"/><stop offset="1" stop-color="{background[1]}"/></linearGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{globe[0]}"/><stop offset="1" stop-color="{globe[1]}"/></linearGradient>
</defs>
<rect width="1024" height="1024" fill="url(#ground)"/>
<circle cx="512" cy="560" r="330" fill="url(#sea)"/>
<g fill="none" stroke="{land}" stroke-width="16" stroke-opacity="0.85">
<circle cx="512" cy="560" r="322"/><ellipse cx="512" cy="560" rx="150" ry="322"/>
<path d="M512 238V882M190 560H834M246 390C400 450 624 450 778 390M246 730C400 670 624 670 778 730"/>
</g>
<path d="M512 130C398 130 310 218 310 328C310 470 470 560 512 690C554 560 714 470 714 328C714 218 626 130 512 130Z" fill="{pin}"/>
<circle cx="512" cy="328" r="84" fill="#FFFFFF"/>
</svg>
"""


def write(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def write_contents(folder, contents):
    info = {"author": "xcode", "version": 1}
    write(folder / "Contents.json", json.dumps({**contents, "info": info}, indent=2, separators=(",", " : ")) + "\n")


def dark(value="dark"):
    return {"appearances": [{"appearance": "luminosity", "value": value}]}


def write_scene(kind):
    folder = CATALOG / "Scenes" / f"{kind}.imageset"
    write(folder / f"{kind}.svg", scene(kind, False))
    write(folder / f"{kind}-dark.svg", scene(kind, True))
    images = [{"filename": f"{kind}.svg", "idiom": "universal"}, {**dark(), "filename": f"{kind}-dark.svg", "idiom": "universal"}]
    write_contents(folder, {"images": images, "properties": {"preserves-vector-representation": True}})


def write_icon():
    folder = CATALOG / "AppIcon.appiconset"
    looks = {
        "AppIcon": icon(("#FFE9C7", "#F7A76C"), ("#5AC8FA", "#2F6FE4"), "#FFFFFF", "#E5484D"),
        "AppIcon-dark": icon(("#1C1F3A", "#0B0C1A"), ("#2F6FE4", "#12306E"), "#9CC4FF", "#FF6369"),
        "AppIcon-tinted": icon(("#2A2A2A", "#101010"), ("#8A8A8A", "#4A4A4A"), "#E0E0E0", "#FFFFFF"),
    }
    images = []
    for name, text in looks.items():
        write(folder / "icon.svg", text)
        subprocess.run(["rsvg-convert", folder / "icon.svg", "-o", folder / f"{name}.png"], check=True)
        (folder / "icon.svg").unlink()
        appearance = dark(name.removeprefix("AppIcon-")) if "-" in name else {}
        images.append({**appearance, "filename": f"{name}.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"})
    write_contents(folder, {"images": images})


def color(red, green, blue):
    components = {"alpha": "1.000", "blue": f"0x{blue:02X}", "green": f"0x{green:02X}", "red": f"0x{red:02X}"}
    return {"color-space": "srgb", "components": components}


def write_accent():
    colors = [{"color": color(0x2F, 0x6F, 0xE4), "idiom": "universal"}, {**dark(), "color": color(0x5A, 0x9B, 0xFF), "idiom": "universal"}]
    write_contents(CATALOG / "AccentColor.colorset", {"colors": colors})


write_contents(CATALOG, {})
write_contents(CATALOG / "Scenes", {"properties": {"provides-namespace": True}})
for each in SKIES:
    write_scene(each)
write_icon()
write_accent()
