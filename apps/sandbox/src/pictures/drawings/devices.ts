import { type Drawing, disc, oval, path, rect, stroke } from "../drawing.ts";

const headphones: Drawing = {
  stands: false,
  focus: [250, 470],
  draw: (c) =>
    stroke("M212 460 C196 240 290 140 400 140 C510 140 604 240 588 460", c.deep, 40) +
    stroke("M212 440 C204 246 294 152 400 152 C506 152 596 246 588 440", c.base, 26) +
    stroke("M262 226 C300 180 350 162 400 162 C450 162 500 180 538 226", c.accent, 14) +
    rect(196, 380, 34, 90, 12, c.accentShade) +
    rect(570, 380, 34, 90, 12, c.accentShade) +
    rect(228, 420, 62, 196, 30, c.line) +
    rect(510, 420, 62, 196, 30, c.line) +
    rect(150, 410, 104, 216, 50, "url(#body)") +
    rect(546, 410, 104, 216, 50, "url(#body)") +
    rect(168, 440, 40, 156, 20, c.tint, 'opacity=".7"') +
    disc(600, 518, 30, c.accent) +
    disc(600, 518, 16, c.accentShade) +
    disc(196, 518, 6, c.accent) +
    rect(190, 600, 22, 10, 5, c.line),
};

const earbuds: Drawing = {
  stands: false,
  focus: [400, 500],
  draw: (c) =>
    rect(220, 400, 360, 240, 90, "url(#body)") +
    path("M220 490 C220 440 250 400 310 400 L490 400 C550 400 580 440 580 490 Z", c.deep) +
    path("M232 380 C220 300 260 236 330 236 L470 236 C540 236 580 300 568 380 C540 400 260 400 232 380 Z", "url(#body)") +
    path("M262 372 C256 310 284 266 336 266 L464 266 C516 266 544 310 538 372 C510 382 290 382 262 372 Z", c.shade) +
    [320, 480]
      .map(
        (x) =>
          disc(x, 452, 46, c.line) +
          rect(x - 15, 430, 30, 90, 15, c.glow) +
          disc(x, 430, 36, c.tint) +
          disc(x - 8, 420, 10, "#ffffff", 'opacity=".6"'),
      )
      .join("") +
    path("M220 500 L580 500 L580 550 C580 600 550 640 490 640 L310 640 C250 640 220 600 220 550 Z", "url(#body)") +
    disc(400, 570, 8, c.accent) +
    path("M250 540 C254 590 280 614 320 618", "none", `stroke="${c.glow}" stroke-width="8" stroke-linecap="round" opacity=".7"`),
};

const keyboard: Drawing = {
  stands: false,
  focus: [260, 380],
  draw: (c) => {
    const rows = [
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
      [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
      [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
      [1.25, 1.25, 1.25, 6, 1.25, 1, 1],
    ];
    const keys = rows.map((row, line) => {
      let x = 134;
      return row
        .map((units, place) => {
          const width = units * 41 - 6;
          const y = 286 + line * 50;
          const special = (line === 2 && place === row.length - 1) || (line === 0 && place === 0);
          const edge = place === 0 || place === row.length - 1 || line === 4;
          const fill = special ? c.accent : edge ? c.shade : c.glow;
          const side = special ? c.accentShade : edge ? c.deep : c.tint;
          const key = rect(x, y, width, 42, 8, side) + rect(x + 3, y + 1, width - 6, 34, 7, fill);
          x += units * 41;
          return key;
        })
        .join("");
    });
    return (
      stroke("M400 250 C400 190 470 200 470 130", c.deep, 10) +
      rect(108, 250, 584, 312, 30, c.deep) +
      rect(108, 246, 584, 304, 28, "url(#body)") +
      rect(126, 276, 546, 256, 12, c.line) +
      keys.join("") +
      disc(640, 262, 5, c.accent)
    );
  },
};

const phonecase: Drawing = {
  stands: false,
  focus: [330, 220],
  draw: (c) =>
    rect(252, 116, 296, 572, 58, c.deep) +
    rect(258, 116, 284, 566, 54, "url(#body)") +
    rect(274, 132, 252, 534, 42, "none", `stroke="${c.tint}" stroke-width="4"`) +
    rect(282, 144, 118, 124, 32, c.deep) +
    [
      [320, 180],
      [364, 180],
      [320, 228],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 19, "#20242e") + disc(x, y, 10, "#3d4660") + disc(x - 5, y - 5, 4, "#aab6d6"))
      .join("") +
    disc(366, 228, 9, "#f6efdc") +
    path(
      "M258 520 C320 470 360 560 420 510 C470 470 500 520 542 490 L542 628 C542 658 518 682 488 682 L312 682 C282 682 258 658 258 628 Z",
      c.accent,
      'opacity=".9"',
    ) +
    path(
      "M258 580 C330 540 370 620 440 576 C480 552 510 580 542 560 L542 628 C542 658 518 682 488 682 L312 682 C282 682 258 658 258 628 Z",
      c.accentShade,
      'opacity=".6"',
    ) +
    disc(452, 400, 48, c.accentTint, 'opacity=".9"') +
    rect(548, 250, 8, 84, 4, c.line) +
    rect(244, 230, 8, 46, 4, c.line),
};

const lamp: Drawing = {
  stands: true,
  floor: 660,
  foot: 170,
  focus: [440, 260],
  draw: (c) =>
    path("M330 330 L176 560 L560 560 L500 330 Z", "#fff3c9", 'opacity=".45"') +
    rect(280, 630, 220, 30, 15, c.deep) +
    oval(390, 632, 110, 16, c.shade) +
    stroke("M390 630 L320 440 L470 250", c.shade, 18) +
    disc(320, 440, 22, c.accent) +
    disc(320, 440, 9, c.accentShade) +
    path("M356 188 C400 132 480 140 512 180 L556 236 L348 356 C310 300 316 240 356 188 Z", "url(#body)") +
    path("M512 180 L556 236 L348 356 C340 344 334 332 330 320 Z", c.shade, 'opacity=".5"') +
    `<g transform="rotate(-30 452 296)">${oval(452, 296, 122, 24, "#fff6d8")}${oval(452, 298, 60, 13, "#ffd978")}</g>` +
    path("M372 208 C392 180 420 168 446 168", "none", `stroke="${c.glow}" stroke-width="10" stroke-linecap="round"`) +
    disc(430, 640, 7, c.accent),
};

const fan: Drawing = {
  stands: true,
  floor: 668,
  foot: 150,
  focus: [400, 320],
  draw: (c) =>
    path("M372 520 L428 520 L446 640 L354 640 Z", c.shade) +
    path("M290 668 C290 640 330 630 400 630 C470 630 510 640 510 668 Z", "url(#body)") +
    disc(400, 330, 212, c.deep) +
    disc(400, 330, 200, "#fbfbf8") +
    disc(400, 330, 200, c.glow, 'opacity=".55"') +
    [0, 90, 180, 270]
      .map((turn) =>
        path(
          "M400 330 C420 240 470 180 530 210 C560 250 500 320 400 330 Z",
          c.base,
          `transform="rotate(${turn} 400 330)" opacity=".92"`,
        ),
      )
      .join("") +
    [0, 90, 180, 270]
      .map((turn) =>
        path(
          "M400 330 C450 300 510 270 530 210 C560 250 500 320 400 330 Z",
          c.shade,
          `transform="rotate(${turn} 400 330)" opacity=".7"`,
        ),
      )
      .join("") +
    Array.from({ length: 24 }, (_, n) =>
      stroke("M400 284 L400 136", c.line, 2.5, `transform="rotate(${n * 15} 400 330)" opacity=".45"`),
    ).join("") +
    [90, 130, 170].map((r) => disc(400, 330, r, "none", `stroke="${c.line}" stroke-width="2.5" opacity=".4"`)).join("") +
    disc(400, 330, 206, "none", `stroke="${c.shade}" stroke-width="14"`) +
    disc(400, 330, 44, c.accent) +
    disc(400, 330, 26, c.accentShade, 'opacity=".5"') +
    disc(378, 650, 7, c.accent) +
    disc(400, 650, 7, c.tint) +
    disc(422, 650, 7, c.tint),
};

const watch: Drawing = {
  stands: false,
  focus: [400, 400],
  draw: (c) =>
    path("M322 90 L478 90 L492 260 L308 260 Z", "url(#body)") +
    path("M322 710 L478 710 L492 540 L308 540 Z", "url(#body)") +
    stroke("M338 100 L326 250 M462 100 L474 250 M338 700 L326 550 M462 700 L474 550", c.tint, 3, 'stroke-dasharray="8 7"') +
    [600, 632, 664].map((y) => oval(400, y, 9, 7, c.line)).join("") +
    rect(576, 382, 30, 36, 9, c.accentShade) +
    disc(400, 400, 184, c.accentShade) +
    disc(400, 396, 182, c.accent) +
    disc(400, 400, 154, c.deep) +
    disc(400, 400, 148, "#fbf9f3") +
    Array.from({ length: 12 }, (_, n) =>
      rect(396, 266, 8, n % 3 ? 18 : 32, 4, c.line, `transform="rotate(${n * 30} 400 400)"`),
    ).join("") +
    disc(400, 466, 34, "none", `stroke="${c.tint}" stroke-width="4"`) +
    stroke("M400 466 L416 452", c.base, 4) +
    rect(393, 310, 14, 100, 7, c.line, 'transform="rotate(-58 400 400)"') +
    rect(395, 276, 10, 134, 5, c.line, 'transform="rotate(50 400 400)"') +
    stroke("M400 440 L400 290", c.base, 3, 'transform="rotate(150 400 400)"') +
    disc(400, 400, 11, c.accentShade) +
    path("M276 330 C300 284 346 258 400 256 C350 280 310 320 290 380 Z", "#ffffff", 'opacity=".7"'),
};

const bikelight: Drawing = {
  stands: false,
  focus: [330, 380],
  draw: (c) =>
    path("M262 300 L70 180 L70 620 L262 500 Z", "#fff3c0", 'opacity=".5"') +
    rect(500, 470, 60, 150, 18, c.line) +
    path("M452 592 C452 560 608 560 608 592 L608 640 C608 672 452 672 452 640 Z", c.deep) +
    rect(250, 290, 390, 216, 52, "url(#body)") +
    rect(236, 276, 90, 244, 40, c.deep) +
    oval(262, 398, 40, 100, "#fdf7e1") +
    oval(258, 398, 24, 66, "#ffe08a") +
    oval(252, 380, 9, 24, "#ffffff") +
    [370, 400, 430].map((x) => rect(x, 300, 9, 196, 4, c.shade)).join("") +
    rect(480, 326, 110, 44, 22, c.accent) +
    disc(535, 348, 12, c.accentShade) +
    [490, 516, 542, 568].map((x, n) => disc(x, 420, 8, n < 3 ? "#8fd6a3" : c.tint)).join(""),
};

const speaker: Drawing = {
  stands: true,
  floor: 640,
  foot: 200,
  focus: [400, 480],
  draw: (c) =>
    stroke("M300 250 C300 150 500 150 500 250", c.deep, 20) +
    rect(216, 230, 368, 410, 90, "url(#body)") +
    rect(246, 262, 308, 346, 66, c.deep) +
    Array.from({ length: 13 }, (_, row) =>
      Array.from({ length: 11 }, (_, col) => disc(280 + col * 24, 292 + row * 24, 5, c.line)).join(""),
    ).join("") +
    disc(400, 480, 96, c.shade) +
    disc(400, 480, 80, c.line) +
    disc(400, 480, 36, c.accent) +
    disc(390, 470, 12, c.accentTint) +
    rect(340, 300, 120, 40, 20, c.accent) +
    stroke("M362 320 L382 320 M392 320 L412 320 M422 320 L438 320", c.accentShade, 6),
};

export const devices = { headphones, earbuds, keyboard, phonecase, lamp, fan, watch, bikelight, speaker };
