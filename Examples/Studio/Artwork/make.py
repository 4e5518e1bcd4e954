#!/usr/bin/env python3
"""Makes the app's icon, its sample photo, its sound and its clip.

Run it in this folder. It needs rsvg-convert (Debian's librsvg2-bin) and ffmpeg.
"""

import json
import math
import pathlib
import random
import struct
import subprocess
import tempfile
import wave

APP = pathlib.Path(__file__).parent.parent / "Studio"
CATALOG = APP / "Assets.xcassets"
RESOURCES = APP / "Resources"


def run(*arguments):
    subprocess.run([str(each) for each in arguments], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def draw(svg, file):
    with tempfile.NamedTemporaryFile("w", suffix=".svg") as source:
        source.write(svg)
        source.flush()
        run("rsvg-convert", source.name, "-o", file)


def svg(width, height, definitions, *shapes):
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    return "\n".join([head, f"<defs>{''.join(definitions)}</defs>", *shapes, "</svg>"])


def gradient(name, *stops, kind="linearGradient", place='x1="0" y1="0" x2="0" y2="1"'):
    steps = "".join(f'<stop offset="{offset}" stop-color="{color}" stop-opacity="{opacity}"/>' for offset, color, opacity in stops)
    return f'<{kind} id="{name}" {place}>{steps}</{kind}>'


# The icon: an aperture of six blades around a coloured light.


def blade(index, color):
    return f'<path d="M512 512L512 172A340 340 0 0 1 806 342Z" fill="{color}" transform="rotate({60 * index} 512 512)"/>'


def icon(ground, blades, middle):
    definitions = [gradient("ground", (0, ground[0], 1), (1, ground[1], 1))]
    shapes = ['<rect width="1024" height="1024" fill="url(#ground)"/>']
    shapes += [blade(index, color) for index, color in enumerate(blades)]
    shapes += [
        f'<path d="M512 512L512 172" stroke="{ground[0]}" stroke-width="18" transform="rotate({60 * index} 512 512)"/>' for index in range(6)
    ]
    hexagon = " ".join(f"{512 + 150 * math.cos(a):.1f},{512 + 150 * math.sin(a):.1f}" for a in (math.pi / 3 * i for i in range(6)))
    return svg(1024, 1024, definitions, *shapes, f'<polygon points="{hexagon}" fill="{middle}" stroke="{ground[0]}" stroke-width="18"/>')


# The photo: a sailing boat at sunset.


def photo():
    random.seed(7)
    definitions = [
        gradient("sky", (0, "#1B2A6B", 1), (0.45, "#C2558F", 1), (0.75, "#F79A5A", 1), (1, "#FFE08A", 1)),
        gradient("sea", (0, "#F2A65E", 1), (0.3, "#8A4F86", 1), (1, "#13204F", 1)),
        gradient("far", (0, "#7A3F7F", 1), (1, "#B4567E", 1)),
        gradient("near", (0, "#3A2560", 1), (1, "#5E2F68", 1)),
        gradient("glow", (0, "#FFF6D0", 1), (0.2, "#FFE59A", 0.8), (1, "#FFB060", 0), kind="radialGradient", place=""),
        gradient("sail", (0, "#FFF4E0", 1), (1, "#F0B48A", 1)),
    ]
    shapes = ['<rect width="1600" height="760" fill="url(#sky)"/>', '<circle cx="1060" cy="640" r="420" fill="url(#glow)"/>']
    shapes += [
        f'<circle cx="{random.uniform(0, 1600):.0f}" cy="{random.uniform(0, 260):.0f}" r="{random.uniform(0.8, 2.4):.1f}" fill="#FFFFFF" fill-opacity="0.8"/>'
        for _ in range(90)
    ]
    shapes += ['<circle cx="1060" cy="640" r="92" fill="#FFF3C4"/>']
    shapes += ['<path d="M0 760V640Q140 520 300 600T620 590T900 690T1200 700T1600 600V760Z" fill="url(#far)"/>']
    shapes += ['<path d="M0 760V560Q90 470 190 560T420 690T640 740L700 760Z" fill="url(#near)"/>']
    shapes += ['<rect y="756" width="1600" height="444" fill="url(#sea)"/>']
    for row in range(46):
        y = 768 + row * row * 0.2
        width = 40 + row * 7
        x = 1060 + random.uniform(-1, 1) * (26 + row * 5)
        shapes.append(f'<rect x="{x - width / 2:.0f}" y="{y:.0f}" width="{width}" height="{2 + row / 9:.1f}" rx="3" fill="#FFE7A8" fill-opacity="0.5"/>')
    for _ in range(120):
        y = random.uniform(780, 1190)
        length = (y - 700) / 6
        shapes.append(f'<rect x="{random.uniform(0, 1600):.0f}" y="{y:.0f}" width="{length:.0f}" height="3" rx="1.5" fill="#FFFFFF" fill-opacity="0.16"/>')
    shapes += [
        '<path d="M520 470L520 850L330 850Q470 700 520 470Z" fill="url(#sail)"/>',
        '<path d="M540 520L540 850L690 850Q640 660 540 520Z" fill="#E5484D"/>',
        '<rect x="524" y="440" width="10" height="440" fill="#3A2147"/>',
        '<path d="M300 868H730L660 940H380Z" fill="#FFFFFF"/>',
        '<path d="M318 886H712L696 904H336Z" fill="#2F6FE4"/>',
        '<path d="M380 944H660L610 1010H440Z" fill="#FFFFFF" fill-opacity="0.18"/>',
    ]
    return svg(1600, 1200, definitions, *shapes)


# The sound: bells of a pentatonic scale, each with its partials.

RATE = 22_050
NOTES = [(0.0, 523.25), (0.4, 659.25), (0.8, 783.99), (1.2, 1046.5), (1.8, 880.0), (2.2, 783.99), (2.8, 659.25), (3.2, 587.33), (3.8, 523.25), (3.8, 392.0)]
PARTIALS = [(1.0, 1.0, 1.4), (2.0, 0.5, 2.2), (2.76, 0.3, 3.2), (5.4, 0.12, 5.0)]
LENGTH = 6


def sound(file):
    samples = [0.0] * (RATE * LENGTH)
    for start, pitch in NOTES:
        first = int(start * RATE)
        for index in range(first, len(samples)):
            time = (index - first) / RATE
            attack = min(time / 0.004, 1)
            for ratio, loudness, decay in PARTIALS:
                samples[index] += attack * loudness * math.exp(-decay * time) * math.sin(2 * math.pi * pitch * ratio * time)
    highest = max(abs(each) for each in samples)
    fade = lambda index: min(1, (len(samples) - index) / (RATE * 0.5))
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(b"".join(struct.pack("<h", int(each / highest * fade(index) * 29_000)) for index, each in enumerate(samples)))


# The clip: planets around a star, which passes through the colours.

FRAMES_PER_SECOND = 24
PLANETS = [(70, 9, "#F2C14E", 4), (110, 14, "#4FB0E5", 3), (160, 11, "#E5636B", 2), (230, 22, "#B48AE8", 1)]


def frame(index):
    part = index / (FRAMES_PER_SECOND * LENGTH)
    hue = 360 * part
    definitions = [
        gradient("space", (0, f"hsl({(hue + 220) % 360:.0f},45%,14%)", 1), (1, "#05060F", 1), kind="radialGradient", place='cx="0.5" cy="0.5" r="0.75"'),
        gradient("star", (0, "#FFFFFF", 1), (0.35, "#FFE9A8", 1), (1, "#FF9F45", 0), kind="radialGradient", place=""),
    ]
    random.seed(3)
    shapes = ['<rect width="640" height="360" fill="url(#space)"/>']
    shapes += [
        f'<circle cx="{random.uniform(0, 640):.0f}" cy="{random.uniform(0, 360):.0f}" r="{random.uniform(0.5, 1.3):.1f}" fill="#FFFFFF" fill-opacity="0.7"/>'
        for _ in range(80)
    ]
    behind, before = [], []
    for orbit, size, color, turns in PLANETS:
        shapes.append(f'<ellipse cx="320" cy="180" rx="{orbit}" ry="{orbit * 0.42:.1f}" fill="none" stroke="#FFFFFF" stroke-opacity="0.18"/>')
        angle = 2 * math.pi * (part * turns + orbit / 100)
        x, y = 320 + orbit * math.cos(angle), 180 + orbit * 0.42 * math.sin(angle)
        scale = 1 + 0.25 * math.sin(angle)
        planet = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size * scale:.1f}" fill="{color}"/>'
        (before if math.sin(angle) > 0 else behind).append(planet)
    star = f'<circle cx="320" cy="180" r="{58 + 3 * math.sin(2 * math.pi * part * 6):.1f}" fill="url(#star)"/>'
    return svg(640, 360, definitions, *shapes, *behind, star, *before)


def clip(sound_file, file):
    with tempfile.TemporaryDirectory() as folder:
        for index in range(FRAMES_PER_SECOND * LENGTH):
            draw(frame(index), pathlib.Path(folder) / f"{index:04}.png")
        run(
            "ffmpeg", "-y", "-framerate", FRAMES_PER_SECOND, "-i", f"{folder}/%04d.png", "-i", sound_file, "-c:v", "libx264", "-profile:v", "main",
            "-pix_fmt", "yuv420p", "-crf", 30, "-preset", "veryslow", "-g", 48, "-c:a", "aac", "-b:a", "64k", "-shortest", "-movflags", "+faststart",
            "-map_metadata", -1, "-fflags", "+bitexact", file,
        )  # fmt: skip


def write(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def write_contents(folder, contents):
    info = {"author": "xcode", "version": 1}
    write(folder / "Contents.json", json.dumps({**contents, "info": info}, indent=2, separators=(",", " : ")) + "\n")


def appearance(value):
    return {"appearances": [{"appearance": "luminosity", "value": value}]}


def write_icon():
    folder = CATALOG / "AppIcon.appiconset"
    folder.mkdir(parents=True, exist_ok=True)
    rainbow = ["#FF5E5B", "#FF9F45", "#FFD23F", "#3BCEAC", "#3A86FF", "#9B5DE5"]
    grays = ["#F2F2F2", "#D5D5D5", "#B8B8B8", "#9B9B9B", "#B8B8B8", "#D5D5D5"]
    looks = {
        "": icon(("#FFFFFF", "#E9E6F7"), rainbow, "#FFFFFF"),
        "dark": icon(("#15131F", "#0A0910"), rainbow, "#15131F"),
        "tinted": icon(("#1C1C1C", "#0A0A0A"), grays, "#1C1C1C"),
    }
    images = []
    for name, text in looks.items():
        file = "AppIcon.png" if not name else f"AppIcon-{name}.png"
        draw(text, folder / file)
        images.append({**(appearance(name) if name else {}), "filename": file, "idiom": "universal", "platform": "ios", "size": "1024x1024"})
    write_contents(folder, {"images": images})


def color(red, green, blue):
    components = {"alpha": "1.000", "blue": f"0x{blue:02X}", "green": f"0x{green:02X}", "red": f"0x{red:02X}"}
    return {"color": {"color-space": "srgb", "components": components}, "idiom": "universal"}


write_contents(CATALOG, {})
write_icon()
write_contents(CATALOG / "AccentColor.colorset", {"colors": [color(0x7A, 0x3F, 0xD1), {**appearance("dark"), **color(0x9E, 0x6C, 0xFF)}]})
RESOURCES.mkdir(exist_ok=True)
with tempfile.TemporaryDirectory() as work:
    work = pathlib.Path(work)
    draw(photo(), work / "photo.png")
    run("ffmpeg", "-y", "-i", work / "photo.png", "-q:v", 4, "-map_metadata", -1, "-fflags", "+bitexact", RESOURCES / "Sample.jpg")
sound(RESOURCES / "Chimes.wav")
clip(RESOURCES / "Chimes.wav", RESOURCES / "Orbits.mp4")
