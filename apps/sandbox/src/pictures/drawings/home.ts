import { type Drawing, disc, oval, path, rect, stroke } from "../drawing.ts";

const curtain: Drawing = {
  stands: false,
  focus: [270, 300],
  draw: (c) => {
    const fold = (x: number, width: number, fill: string) =>
      path(
        `M${x} 150 L${x + width} 150 C${x + width - 6} 320 ${x + width + 8} 500 ${x + width} 672 L${x} 672 C${x + 6} 500 ${x - 8} 320 ${x} 150 Z`,
        fill,
      );
    const side = (start: number) =>
      [0, 1, 2, 3, 4, 5]
        .map((n) => fold(start + n * 36, 37, n % 2 ? c.shade : c.tint) + fold(start + n * 36 + 10, 14, c.base))
        .join("");
    return (
      rect(316, 170, 168, 480, 6, "#f4f8fb") +
      stroke("M400 170 L400 650 M316 400 L484 400", "#dfe6ec", 8) +
      side(136) +
      side(448) +
      path("M136 440 C200 470 280 470 356 440 L356 470 C280 500 200 500 136 470 Z", c.accent) +
      path("M448 440 C520 470 600 470 664 440 L664 470 C600 500 520 500 448 470 Z", c.accent) +
      rect(104, 126, 592, 18, 9, c.accentShade) +
      disc(102, 135, 20, c.accent) +
      disc(698, 135, 20, c.accent) +
      [154, 190, 226, 262, 298, 334, 466, 502, 538, 574, 610, 646]
        .map((x) => disc(x, 140, 15, "none", `stroke="${c.accent}" stroke-width="6"`))
        .join("")
    );
  },
};

const cushion: Drawing = {
  stands: false,
  focus: [400, 400],
  draw: (c) =>
    path(
      "M170 180 C260 210 540 210 630 180 C640 170 650 184 644 196 C612 280 612 520 644 604 C650 618 640 632 628 624 C540 592 260 592 172 624 C160 632 150 618 156 604 C188 520 188 280 156 196 C150 184 160 172 170 180 Z",
      "url(#body)",
    ) +
    path(
      "M644 604 C650 618 640 632 628 624 C540 592 260 592 172 624 C160 632 150 618 156 604 C166 578 174 540 178 500 C300 560 520 560 620 480 C626 530 634 578 644 604 Z",
      c.shade,
      'opacity=".45"',
    ) +
    [
      [400, 400, 1],
      [300, 300, 0.6],
      [500, 300, 0.6],
      [300, 500, 0.6],
      [500, 500, 0.6],
    ]
      .map(
        ([x = 0, y = 0, size = 1]) =>
          [0, 45, 90, 135, 180, 225, 270, 315]
            .map((turn) => oval(x, y - 44 * size, 15 * size, 40 * size, c.accent, `transform="rotate(${turn} ${x} ${y})"`))
            .join("") + disc(x, y, 17 * size, c.accentShade),
      )
      .join("") +
    path("M200 214 C280 232 420 236 520 222", "none", `stroke="${c.glow}" stroke-width="9" stroke-linecap="round" opacity=".7"`),
};

const umbrella: Drawing = {
  stands: false,
  focus: [400, 260],
  draw: (c) =>
    stroke("M400 120 L400 600 C400 672 492 672 492 604", "#8a6547", 14) +
    stroke("M400 96 L400 140", c.line, 12) +
    path(
      "M110 420 C116 240 250 130 400 130 C550 130 684 240 690 420 C660 388 610 388 590 420 C560 384 510 384 490 420 C460 384 340 384 310 420 C290 384 240 384 210 420 C190 388 140 388 110 420 Z",
      "url(#body)",
    ) +
    path("M400 130 C330 180 308 300 310 420 C290 384 240 384 210 420 C216 290 290 170 400 130 Z", c.shade, 'opacity=".55"') +
    path("M400 130 C470 180 492 300 490 420 C510 384 560 384 590 420 C584 290 510 170 400 130 Z", c.accent) +
    path("M400 130 C550 130 684 240 690 420 C660 388 610 388 590 420 C584 290 510 170 400 130 Z", c.deep, 'opacity=".55"') +
    path("M150 340 C180 240 250 180 320 156 C250 200 200 270 186 340 Z", c.glow, 'opacity=".6"') +
    stroke("M492 604 C492 620 488 634 480 644", "#6d4e36", 14),
};

const blanket: Drawing = {
  stands: true,
  floor: 620,
  foot: 270,
  focus: [300, 420],
  draw: (c) =>
    [0, 1, 2]
      .map((n) => {
        const y = 500 - n * 116;
        const [fill, dark] = n === 1 ? [c.accent, c.accentShade] : ["url(#body)", c.shade];
        return (
          path(
            `M172 ${y} C172 ${y - 20} 190 ${y - 24} 210 ${y - 24} L590 ${y - 24} C640 ${y - 24} 650 ${y + 120} 596 ${y + 120} L204 ${y + 120} C184 ${y + 120} 172 ${y + 110} 172 ${y + 96} Z`,
            fill,
          ) +
          path(
            `M560 ${y - 24} L590 ${y - 24} C640 ${y - 24} 650 ${y + 120} 596 ${y + 120} L566 ${y + 120} C610 ${y + 90} 606 ${y + 10} 560 ${y - 24} Z`,
            dark,
          ) +
          stroke(`M190 ${y + 24} L576 ${y + 24} M190 ${y + 72} L586 ${y + 72}`, dark, 5, 'opacity=".8"') +
          stroke(`M196 ${y + 44} L560 ${y + 44} M196 ${y + 52} L560 ${y + 52}`, dark, 2.5, 'stroke-dasharray="3 9" opacity=".9"')
        );
      })
      .join(""),
};

const box: Drawing = {
  stands: true,
  floor: 640,
  foot: 240,
  focus: [400, 480],
  draw: (c) =>
    path("M190 300 L610 300 L600 626 C600 634 594 640 586 640 L214 640 C206 640 200 634 200 626 Z", "url(#body)") +
    [340, 380, 420, 460, 500, 540, 580, 620]
      .map((y, n) =>
        stroke(
          Array.from({ length: 13 }, (_, k) => `M${214 + k * 28 + (n % 2) * 10} ${y} q14 -18 26 0`).join(" "),
          n % 2 ? c.shade : c.deep,
          5,
          'opacity=".55"',
        ),
      )
      .join("") +
    rect(176, 270, 448, 52, 22, c.tint) +
    rect(176, 298, 448, 24, 12, c.shade, 'opacity=".5"') +
    path("M330 400 C330 380 470 380 470 400 L470 418 C470 440 330 440 330 418 Z", c.line) +
    path(
      "M230 270 C250 220 330 232 340 270 M440 270 C450 216 560 220 570 270",
      "none",
      `stroke="${c.accent}" stroke-width="30" stroke-linecap="round"`,
    ),
};

const candle: Drawing = {
  stands: true,
  floor: 640,
  foot: 170,
  focus: [400, 470],
  draw: (c) =>
    path("M400 120 C430 170 438 210 400 240 C362 210 372 170 400 120 Z", "#f7b84b") +
    path("M400 166 C416 194 418 216 400 232 C382 216 386 194 400 166 Z", "#fff0b8") +
    disc(400, 196, 120, "#ffe9a8", 'opacity=".28"') +
    stroke("M400 238 L400 290", "#4b4038", 6) +
    oval(400, 320, 150, 34, c.glow) +
    path("M250 320 L550 320 L544 600 C544 622 528 640 506 640 L294 640 C272 640 256 622 256 600 Z", "url(#body)") +
    oval(400, 320, 150, 34, c.tint) +
    oval(400, 326, 128, 25, "#fbf3e0") +
    oval(400, 324, 50, 10, "#f7dfa6") +
    rect(310, 420, 180, 130, 10, "#fdfaf3") +
    stroke("M340 456 L460 456", c.line, 6) +
    stroke("M356 484 L444 484 M370 510 L430 510", c.accent, 5) +
    path("M280 360 L282 590", "none", `stroke="${c.glow}" stroke-width="12" stroke-linecap="round" opacity=".7"`),
};

export const home = { curtain, cushion, umbrella, blanket, box, candle };
