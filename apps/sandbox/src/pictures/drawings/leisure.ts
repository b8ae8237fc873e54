import { type Drawing, disc, oval, path, rect, stroke } from "../drawing.ts";

const plush: Drawing = {
  stands: true,
  floor: 668,
  foot: 210,
  focus: [400, 300],
  draw: (c) =>
    oval(262, 470, 56, 96, c.shade, 'transform="rotate(24 262 470)"') +
    oval(538, 470, 56, 96, c.shade, 'transform="rotate(-24 538 470)"') +
    disc(270, 168, 66, c.base) +
    disc(530, 168, 66, c.base) +
    disc(270, 170, 36, c.accent) +
    disc(530, 170, 36, c.accent) +
    path(
      "M400 380 C500 380 548 470 540 560 C534 640 470 664 400 664 C330 664 266 640 260 560 C252 470 300 380 400 380 Z",
      "url(#body)",
    ) +
    oval(400, 550, 88, 96, c.tint) +
    oval(288, 640, 70, 50, "url(#body)") +
    oval(512, 640, 70, 50, "url(#body)") +
    oval(282, 648, 34, 26, c.accent) +
    oval(518, 648, 34, 26, c.accent) +
    oval(400, 270, 176, 156, "url(#body)") +
    oval(400, 326, 84, 64, c.glow) +
    oval(400, 300, 28, 20, c.line) +
    disc(394, 295, 6, "#ffffff", 'opacity=".6"') +
    stroke("M400 318 L400 338 M400 338 C388 354 372 352 364 344 M400 338 C412 354 428 352 436 344", c.line, 6) +
    disc(330, 256, 17, "#2b2a2e") +
    disc(470, 256, 17, "#2b2a2e") +
    disc(336, 250, 6, "#ffffff") +
    disc(476, 250, 6, "#ffffff") +
    oval(296, 312, 28, 18, c.accent, 'opacity=".6"') +
    oval(504, 312, 28, 18, c.accent, 'opacity=".6"') +
    path("M300 410 C350 440 450 440 500 410 L506 438 C450 468 350 468 294 438 Z", c.accentShade) +
    path("M440 440 L476 530 L440 520 L416 542 L408 450 Z", c.accentShade),
};

const figure: Drawing = {
  stands: true,
  floor: 672,
  foot: 200,
  focus: [400, 250],
  draw: (c) =>
    oval(400, 646, 190, 30, "#3a3f4c") +
    oval(400, 636, 190, 28, "#555b6b") +
    path("M322 150 L300 66 L368 118 Z M478 150 L500 66 L432 118 Z", c.base) +
    path("M322 138 L312 92 L350 120 Z M478 138 L488 92 L450 120 Z", c.accent) +
    path("M276 420 C226 480 216 560 240 620 C300 640 330 560 330 460 Z", c.accentShade) +
    path("M524 420 C574 480 584 560 560 620 C500 640 470 560 470 460 Z", c.accentShade) +
    rect(344, 530, 44, 104, 18, c.deep) +
    rect(412, 530, 44, 104, 18, c.deep) +
    rect(330, 606, 64, 32, 14, c.line) +
    rect(406, 606, 64, 32, 14, c.line) +
    path("M318 380 C350 360 450 360 482 380 L496 550 C440 576 360 576 304 550 Z", "url(#body)") +
    path("M354 380 L446 380 L432 470 L400 490 L368 470 Z", c.glow) +
    rect(308, 490, 184, 22, 8, c.accent) +
    rect(384, 484, 32, 34, 8, c.accentShade) +
    stroke("M322 396 C290 430 280 460 288 496", c.base, 36) +
    stroke("M478 396 C516 420 540 400 552 350", c.base, 36) +
    disc(288, 500, 22, c.glow) +
    disc(554, 340, 22, c.glow) +
    rect(546, 120, 16, 250, 8, "#c9d0da") +
    path("M554 84 L572 132 L536 132 Z", "#dfe5ee") +
    rect(524, 344, 60, 14, 7, c.accent) +
    path(
      "M276 240 C276 150 330 112 400 112 C470 112 524 150 524 240 C524 330 470 372 400 372 C330 372 276 330 276 240 Z",
      "url(#body)",
    ) +
    path(
      "M306 250 C306 206 350 190 400 190 C450 190 494 206 494 250 C494 310 456 344 400 344 C344 344 306 310 306 250 Z",
      c.glow,
    ) +
    oval(356, 264, 20, 27, "#2a2d38") +
    oval(444, 264, 20, 27, "#2a2d38") +
    disc(363, 254, 8, "#ffffff") +
    disc(451, 254, 8, "#ffffff") +
    stroke("M388 306 C394 314 406 314 412 306", c.line, 5) +
    oval(326, 298, 17, 10, c.accent, 'opacity=".7"') +
    oval(474, 298, 17, 10, c.accent, 'opacity=".7"') +
    path("M330 360 C370 384 430 384 470 360 L476 388 C430 412 370 412 324 388 Z", c.accent),
};

const blocks: Drawing = {
  stands: true,
  floor: 640,
  foot: 250,
  focus: [400, 500],
  draw: (c) => {
    const brick = (x: number, y: number, studs: number, fill: string, dark: string) =>
      Array.from({ length: studs }, (_, n) => rect(x + 20 + n * 64, y - 16, 40, 20, 6, dark)).join("") +
      rect(x, y, studs * 64 + 12, 76, 8, fill) +
      rect(x, y + 52, studs * 64 + 12, 24, 8, dark, 'opacity=".5"');
    return (
      brick(170, 564, 4, c.base, c.shade) +
      brick(446, 564, 3, c.accent, c.accentShade) +
      brick(216, 486, 3, "#e5b94f", "#c79a35") +
      brick(424, 486, 2, c.tint, c.shade) +
      brick(282, 408, 3, c.deep, c.line) +
      brick(316, 330, 2, c.accent, c.accentShade) +
      brick(332, 252, 1, "#7fb18d", "#648f70") +
      disc(382, 196, 36, "#f4d27a") +
      disc(371, 192, 4, "#4b3a20") +
      disc(393, 192, 4, "#4b3a20") +
      stroke("M370 206 C376 214 388 214 394 206", "#4b3a20", 4)
    );
  },
};

const notebook: Drawing = {
  stands: false,
  focus: [470, 260],
  draw: (c) =>
    rect(232, 116, 370, 574, 20, "#d8d2c4") +
    rect(226, 112, 370, 570, 20, "#fbf8f0") +
    rect(214, 108, 372, 568, 20, "url(#body)") +
    rect(214, 108, 56, 568, 20, c.deep, 'opacity=".5"') +
    rect(500, 108, 22, 568, 0, c.accent) +
    path("M440 676 L440 722 L456 706 L472 722 L472 676 Z", c.accentShade) +
    rect(312, 210, 150, 116, 8, "#fbf6ea") +
    stroke("M336 244 L438 244 M336 268 L438 268 M336 292 L400 292", c.line, 5) +
    path(
      "M300 560 C340 500 380 540 420 480 C440 450 470 470 484 440",
      "none",
      `stroke="${c.glow}" stroke-width="6" stroke-linecap="round" opacity=".8"`,
    ) +
    path(
      "M300 590 C340 540 390 570 430 520 C450 496 470 510 484 490",
      "none",
      `stroke="${c.glow}" stroke-width="6" stroke-linecap="round" opacity=".5"`,
    ),
};

const pen: Drawing = {
  stands: false,
  focus: [330, 470],
  draw: (c) =>
    `<g transform="rotate(45 400 400)">${
      rect(366, 70, 68, 300, 30, "url(#body)") +
      rect(366, 340, 68, 40, 6, c.accent) +
      rect(370, 376, 60, 200, 16, c.deep) +
      path("M376 572 L424 572 L410 640 L390 640 Z", c.accentShade) +
      path("M382 636 L418 636 L404 716 C402 722 398 722 396 716 Z", c.accent) +
      stroke("M400 660 L400 706", c.line, 3) +
      disc(400, 656, 5, c.line) +
      rect(426, 96, 16, 190, 8, c.accent) +
      rect(414, 92, 30, 20, 8, c.accentShade) +
      rect(378, 90, 12, 240, 6, c.glow, 'opacity=".7"') +
      rect(380, 400, 8, 150, 4, c.base, 'opacity=".8"')
    }</g>${stroke("M170 660 C230 620 250 690 310 640", c.base, 6)}`,
};

const books: Drawing = {
  stands: true,
  floor: 652,
  foot: 270,
  focus: [400, 420],
  draw: (c) => {
    const lying = (x: number, y: number, width: number, height: number, fill: string, dark: string) =>
      rect(x, y, width, height, 10, fill) +
      rect(x + width - 40, y + 9, 44, height - 18, 3, "#fbf6e8") +
      stroke(`M${x + width - 36} ${y + height / 2 - 7} h36 M${x + width - 36} ${y + height / 2 + 7} h36`, "#e2dac4", 2) +
      rect(x, y, 40, height, 10, dark) +
      rect(x + 74, y + height / 2 - 7, width * 0.34, 14, 5, "#fbf6e8", 'opacity=".75"');
    return (
      lying(150, 574, 500, 78, "url(#body)", c.deep) +
      lying(190, 504, 440, 70, c.accent, c.accentShade) +
      lying(160, 424, 470, 80, c.tint, c.shade) +
      lying(206, 366, 400, 58, c.deep, c.line) +
      path("M230 160 L400 200 L400 366 L230 330 Z", "#fffdf6") +
      path("M570 160 L400 200 L400 366 L570 330 Z", "#f5efe0") +
      path("M222 152 L230 160 L230 330 L400 366 L570 330 L570 160 L578 152 L578 342 L400 380 L222 342 Z", c.base) +
      [0, 1, 2, 3]
        .map((n) => stroke(`M256 ${204 + n * 32} L376 ${232 + n * 32} M424 ${232 + n * 32} L544 ${204 + n * 32}`, "#d6cdb8", 6))
        .join("") +
      path("M470 178 L494 172 L494 300 L482 288 L470 304 Z", c.accent)
    );
  },
};

const cards: Drawing = {
  stands: false,
  focus: [400, 360],
  draw: (c) =>
    [
      [-16, c.deep, c.shade],
      [-4, c.accent, c.accentShade],
      [9, c.base, c.tint],
    ]
      .map(
        ([turn, fill, inner], n) =>
          `<g transform="rotate(${turn} 400 900) translate(${(n - 1) * 34} 0)">${
            rect(282, 180, 236, 372, 22, "#fffdf7") +
            rect(298, 196, 204, 340, 14, String(fill)) +
            disc(400, 340, 72, String(inner)) +
            path("M400 284 L416 326 L460 328 L426 356 L438 400 L400 376 L362 400 L374 356 L340 328 L384 326 Z", "#fff6dc") +
            stroke("M330 470 L470 470 M352 500 L448 500", "#fff6dc", 8, 'opacity=".8"')
          }</g>`,
      )
      .join(""),
};

export const leisure = { plush, figure, blocks, notebook, pen, books, cards };
