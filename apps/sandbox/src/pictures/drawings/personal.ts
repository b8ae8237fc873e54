import { type Drawing, disc, oval, path, rect, stroke } from "../drawing.ts";

const necklace: Drawing = {
  stands: false,
  focus: [400, 540],
  draw: (c) =>
    stroke("M220 140 C210 330 320 470 400 500 C480 470 590 330 580 140", c.accent, 7) +
    stroke("M220 140 C210 330 320 470 400 500 C480 470 590 330 580 140", c.accentTint, 7, 'stroke-dasharray="4 10"') +
    [
      [262, 330],
      [300, 396],
      [350, 456],
      [450, 456],
      [500, 396],
      [538, 330],
    ]
      .map(([x = 0, y = 0], n) => disc(x, y, n % 3 === 2 ? 15 : 12, c.glow) + disc(x - 4, y - 4, 4, "#ffffff"))
      .join("") +
    disc(400, 504, 13, c.accentShade) +
    path("M400 512 C446 540 464 590 440 630 C424 656 376 656 360 630 C336 590 354 540 400 512 Z", c.accent) +
    path("M400 530 C434 552 446 590 428 620 C416 640 384 640 372 620 C354 590 366 552 400 530 Z", "url(#body)") +
    path("M400 530 L428 580 L400 640 L372 580 Z", c.tint, 'opacity=".8"') +
    path("M400 530 L372 580 L366 566 C372 552 384 540 400 530 Z", c.glow) +
    disc(388, 566, 6, "#ffffff", 'opacity=".9"'),
};

const ring: Drawing = {
  stands: false,
  focus: [400, 240],
  draw: (c) =>
    disc(400, 470, 168, "none", `stroke="${c.accentShade}" stroke-width="44"`) +
    disc(400, 466, 168, "none", `stroke="${c.accent}" stroke-width="34"`) +
    path("M266 380 A168 168 0 0 1 340 312", "none", `stroke="${c.accentTint}" stroke-width="12" stroke-linecap="round"`) +
    path("M336 300 L464 300 L440 330 L360 330 Z", c.accentShade) +
    path("M320 200 L480 200 L520 244 L400 330 L280 244 Z", "url(#body)") +
    path("M320 200 L360 244 L280 244 Z M480 200 L440 244 L520 244 Z", c.tint) +
    path("M360 244 L440 244 L400 330 Z", c.glow) +
    path("M320 200 L400 200 L360 244 Z", c.glow) +
    path("M480 200 L400 200 L440 244 Z", c.shade) +
    stroke("M250 160 L270 180 M400 120 L400 150 M550 160 L530 180", c.accent, 8),
};

const sunglasses: Drawing = {
  stands: false,
  focus: [280, 400],
  draw: (c) =>
    stroke("M140 350 C120 300 150 250 220 230 M660 350 C680 300 650 250 580 230", c.deep, 16) +
    path(
      "M132 336 C200 316 330 320 366 350 C384 372 372 480 330 516 C286 548 200 536 166 490 C136 450 122 380 132 336 Z",
      "url(#body)",
    ) +
    path(
      "M668 336 C600 316 470 320 434 350 C416 372 428 480 470 516 C514 548 600 536 634 490 C664 450 678 380 668 336 Z",
      "url(#body)",
    ) +
    path(
      "M158 356 C214 342 318 346 344 368 C356 390 344 466 316 490 C280 514 216 508 190 472 C166 440 154 390 158 356 Z",
      c.accentShade,
    ) +
    path(
      "M642 356 C586 342 482 346 456 368 C444 390 456 466 484 490 C520 514 584 508 610 472 C634 440 646 390 642 356 Z",
      c.accentShade,
    ) +
    path("M170 366 C206 356 250 354 284 358 L206 480 C180 452 166 406 170 366 Z", c.accentTint, 'opacity=".55"') +
    path("M630 366 C600 358 560 354 530 356 L462 462 C452 430 450 392 460 374 Z", c.accentTint, 'opacity=".3"') +
    path("M352 360 C380 336 420 336 448 360 L440 392 C420 368 380 368 360 392 Z", c.base) +
    disc(150, 352, 8, c.accent) +
    disc(650, 352, 8, c.accent),
};

const skincare: Drawing = {
  stands: true,
  floor: 660,
  foot: 190,
  focus: [370, 500],
  draw: (c) =>
    rect(500, 470, 150, 190, 26, c.tint) +
    rect(492, 440, 166, 56, 18, c.accent) +
    rect(492, 440, 166, 20, 10, c.accentTint) +
    rect(520, 540, 110, 70, 6, "#fdfaf4") +
    stroke("M536 562 L614 562 M548 584 L602 584", c.line, 4) +
    rect(350, 116, 60, 110, 26, c.line) +
    rect(322, 220, 116, 70, 12, c.accent) +
    rect(322, 220, 30, 70, 12, c.accentTint) +
    rect(340, 284, 80, 30, 4, c.deep) +
    path(
      "M300 312 L460 312 C486 312 500 332 500 360 L500 616 C500 642 482 660 456 660 L304 660 C278 660 260 642 260 616 L260 360 C260 332 274 312 300 312 Z",
      "url(#body)",
    ) +
    path("M260 440 L500 440 L500 616 C500 642 482 660 456 660 L304 660 C278 660 260 642 260 616 Z", c.deep, 'opacity=".18"') +
    rect(296, 400, 168, 180, 8, "#fdfaf4") +
    path("M380 424 C404 448 404 474 380 492 C356 474 356 448 380 424 Z", c.base) +
    stroke("M330 518 L430 518", c.line, 6) +
    stroke("M346 544 L414 544", c.accent, 4) +
    rect(276, 350, 12, 240, 6, c.glow, 'opacity=".8"'),
};

const lipstick: Drawing = {
  stands: true,
  floor: 660,
  foot: 200,
  focus: [330, 240],
  draw: (c) =>
    path("M282 330 L282 200 C282 176 350 130 378 140 L378 330 Z", c.base) +
    path("M282 200 C282 176 350 130 378 140 C380 170 330 210 282 214 Z", c.tint) +
    path("M346 180 C362 170 374 156 378 140 L378 330 L346 330 Z", c.shade, 'opacity=".6"') +
    rect(262, 320, 136, 110, 8, c.accent) +
    rect(262, 320, 34, 110, 8, c.accentTint) +
    rect(250, 424, 160, 236, 14, c.line) +
    rect(266, 424, 22, 236, 8, c.deep) +
    rect(250, 520, 160, 12, 0, c.accent) +
    rect(470, 380, 140, 280, 14, c.line) +
    rect(486, 380, 20, 280, 8, c.deep) +
    rect(470, 620, 140, 14, 0, c.accent) +
    path("M500 260 C540 240 590 246 600 270 C606 300 560 316 520 308 C490 300 484 274 500 260 Z", c.base, 'opacity=".9"') +
    path("M508 268 C540 254 570 258 584 268", "none", `stroke="${c.glow}" stroke-width="6" stroke-linecap="round"`),
};

const perfume: Drawing = {
  stands: true,
  floor: 650,
  foot: 190,
  focus: [400, 480],
  draw: (c) =>
    rect(350, 130, 100, 110, 14, c.accent) +
    rect(350, 130, 30, 110, 14, c.accentTint) +
    rect(366, 236, 68, 40, 4, c.accentShade) +
    rect(240, 270, 320, 380, 44, c.glow) +
    path(
      "M264 400 C320 380 380 420 440 396 C480 382 510 392 536 400 L536 590 C536 612 522 626 500 626 L300 626 C278 626 264 612 264 590 Z",
      "url(#body)",
    ) +
    rect(240, 270, 320, 380, 44, "none", `stroke="${c.tint}" stroke-width="8"`) +
    rect(320, 440, 160, 110, 6, "#fffdf6") +
    stroke("M346 476 L454 476", c.line, 6) +
    stroke("M366 506 L434 506", c.accentShade, 4) +
    rect(262, 300, 14, 300, 7, "#ffffff", 'opacity=".65"') +
    stroke("M400 280 L400 430", c.tint, 4),
};

const brush: Drawing = {
  stands: false,
  focus: [330, 260],
  draw: (c) =>
    [
      [-22, 250, c.base, c.shade],
      [0, 400, c.accent, c.accentShade],
      [22, 550, c.tint, c.shade],
    ]
      .map(([turn, x, hair, dark], n) => {
        const at = Number(x);
        const wide = [46, 64, 34][n] ?? 40;
        return `<g transform="rotate(${turn} 400 640)"><g transform="translate(${(400 - at) * 0.75} 0)">${
          path(
            `M${at - wide * 0.6} 300 C${at - wide * 1.5} 230 ${at - wide} 130 ${at} 120 C${at + wide} 130 ${at + wide * 1.5} 230 ${at + wide * 0.6} 300 Z`,
            String(hair),
          ) +
          path(
            `M${at} 120 C${at + wide} 130 ${at + wide * 1.5} 230 ${at + wide * 0.6} 300 L${at + 6} 300 C${at + 22} 240 ${at + 22} 170 ${at} 120 Z`,
            String(dark),
            'opacity=".6"',
          ) +
          rect(at - wide * 0.62, 296, wide * 1.24, 70, 6, "#d8dce2") +
          rect(at - wide * 0.62, 312, wide * 1.24, 10, 0, "#b4bac4") +
          path(
            `M${at - wide * 0.56} 364 L${at + wide * 0.56} 364 L${at + 12} 650 C${at + 10} 668 ${at - 10} 668 ${at - 12} 650 Z`,
            c.line,
          )
        }</g></g>`;
      })
      .join(""),
};

const glasses: Drawing = {
  stands: false,
  focus: [280, 400],
  draw: (c) =>
    stroke("M150 372 C130 300 170 250 240 236 M650 372 C670 300 630 250 560 236", c.deep, 10) +
    disc(270, 420, 112, "#ffffff", 'opacity=".55"') +
    disc(530, 420, 112, "#ffffff", 'opacity=".55"') +
    disc(270, 420, 112, "none", `stroke="${c.base}" stroke-width="18"`) +
    disc(530, 420, 112, "none", `stroke="${c.base}" stroke-width="18"`) +
    stroke("M378 392 C390 366 410 366 422 392", c.base, 14) +
    stroke("M210 400 L262 344 M226 440 L310 352", "#ffffff", 12, 'opacity=".9"') +
    stroke("M470 400 L522 344 M486 440 L570 352", "#ffffff", 12, 'opacity=".9"') +
    oval(160, 380, 10, 14, c.accent) +
    oval(640, 380, 10, 14, c.accent),
};

export const personal = { necklace, ring, sunglasses, skincare, lipstick, perfume, brush, glasses };
