import { type Drawing, disc, oval, path, rect, stroke } from "../drawing.ts";

const teapot: Drawing = {
  stands: true,
  floor: 600,
  foot: 230,
  focus: [400, 400],
  draw: (c) =>
    path(
      "M520 400 C600 350 660 400 640 460 C622 512 560 530 520 520 L528 488 C560 492 598 480 606 450 C614 418 570 410 528 436 Z",
      c.shade,
    ) +
    path(
      "M282 470 C220 452 190 400 172 350 C166 334 178 320 196 324 C206 326 212 334 218 344 C240 384 266 404 300 412 Z",
      c.base,
    ) +
    oval(190, 334, 24, 10, c.deep, 'transform="rotate(-24 190 334)"') +
    path(
      "M244 420 C244 380 300 350 400 350 C500 350 556 380 556 420 C560 520 500 592 440 596 L360 596 C300 592 240 520 244 420 Z",
      "url(#body)",
    ) +
    path(
      "M476 380 C520 440 500 540 430 596 L440 596 C500 592 560 520 556 420 C552 400 520 386 476 380 Z",
      c.shade,
      'opacity=".7"',
    ) +
    path("M280 420 C284 470 304 520 336 552 C300 530 272 480 268 430 Z", c.glow, 'opacity=".7"') +
    rect(340, 586, 120, 16, 8, c.deep) +
    oval(400, 362, 112, 26, c.deep) +
    path("M290 356 C300 312 350 296 400 296 C450 296 500 312 510 356 C480 376 320 376 290 356 Z", c.tint) +
    path("M400 296 C450 296 500 312 510 356 C490 368 450 374 410 372 C440 350 440 320 400 296 Z", c.base) +
    disc(400, 276, 26, c.deep) +
    disc(392, 268, 9, c.shade) +
    path(
      "M300 470 C330 440 352 470 376 452 C396 436 420 466 448 446 C470 432 486 452 500 446",
      "none",
      `stroke="${c.accent}" stroke-width="7" stroke-linecap="round" opacity=".9"`,
    ) +
    path(
      "M330 508 C352 490 370 510 392 496 C412 484 436 504 462 490",
      "none",
      `stroke="${c.accent}" stroke-width="5" stroke-linecap="round" opacity=".7"`,
    ),
};

const teaset: Drawing = {
  stands: true,
  floor: 610,
  foot: 300,
  focus: [300, 460],
  draw: (c) =>
    rect(110, 574, 580, 34, 12, "#a9805a") +
    rect(110, 574, 580, 12, 6, "#c49a70") +
    [140, 220, 300, 380, 460, 540, 620].map((x) => rect(x, 590, 50, 6, 3, "#86603f")).join("") +
    `<g transform="translate(116 90) scale(.82)">${teapot.draw(c)}</g>` +
    [
      [168, 508],
      [584, 508],
      [646, 526],
    ]
      .map(([x = 0, y = 0]) => {
        const bottom = 578 - y;
        return (
          path(
            `M${x - 46} ${y} h92 c0 40 -16 ${bottom} -34 ${bottom} h-24 c-18 0 -34 -${bottom - 30} -34 -${bottom} z`,
            "url(#body)",
          ) +
          oval(x, y, 46, 12, c.deep) +
          oval(x, y + 2, 38, 8, "#9c7a3c")
        );
      })
      .join(""),
};

const cup: Drawing = {
  stands: true,
  floor: 606,
  foot: 230,
  focus: [400, 440],
  draw: (c) =>
    oval(400, 590, 240, 30, c.shade) +
    oval(400, 580, 240, 28, c.tint) +
    oval(400, 578, 150, 16, c.shade) +
    path(
      "M546 360 C630 340 656 400 630 446 C610 484 560 492 530 486 L538 454 C566 458 594 446 602 424 C610 398 586 386 546 394 Z",
      c.shade,
    ) +
    path("M238 320 L562 320 C560 440 540 540 478 578 L322 578 C260 540 240 440 238 320 Z", "url(#body)") +
    path("M470 320 L562 320 C560 440 540 540 478 578 L420 578 C470 520 484 420 470 320 Z", c.shade, 'opacity=".55"') +
    path("M262 350 C266 430 284 500 316 540 C276 500 258 430 254 350 Z", c.glow, 'opacity=".8"') +
    oval(400, 320, 162, 34, c.glow) +
    oval(400, 322, 148, 27, "#6b4a34") +
    path("M300 318 C330 300 420 300 470 314 C440 326 360 336 300 318 Z", "#a87c55", 'opacity=".7"') +
    path("M238 400 C340 430 460 430 558 400 L556 424 C460 454 340 454 240 424 Z", c.accent) +
    stroke("M350 260 C330 230 370 210 350 176 M420 256 C400 226 440 206 420 172", c.accentTint, 9, 'opacity=".7"'),
};

const vase: Drawing = {
  stands: true,
  floor: 664,
  foot: 160,
  focus: [400, 500],
  draw: (c) => {
    const leaf = (x: number, y: number, turn: number) => oval(x, y, 13, 32, "#7c8f6a", `transform="rotate(${turn} ${x} ${y})"`);
    return (
      stroke(
        "M400 330 C396 240 370 180 330 120 M402 320 C410 240 450 190 470 110 M400 260 C400 200 404 160 400 96",
        "#6d7a58",
        7,
      ) +
      [
        [350, 170, -50],
        [330, 128, -20],
        [378, 226, -60],
        [366, 206, 40],
        [448, 180, 40],
        [470, 116, 20],
        [424, 228, 60],
        [440, 212, -30],
        [400, 104, 0],
        [392, 170, -60],
        [412, 160, 50],
      ]
        .map(([x = 0, y = 0, turn = 0]) => leaf(x, y, turn))
        .join("") +
      [
        [320, 150],
        [486, 150],
        [420, 116],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 13, c.accent) + disc(x - 4, y - 4, 4, c.accentTint))
        .join("") +
      path(
        "M352 312 L448 312 C448 370 470 400 510 440 C560 494 552 610 480 660 L320 660 C248 610 240 494 290 440 C330 400 352 370 352 312 Z",
        "url(#body)",
      ) +
      path(
        "M440 330 C444 384 470 410 506 448 C552 500 546 606 480 660 L440 660 C500 600 500 500 452 440 C432 410 430 370 430 330 Z",
        c.shade,
        'opacity=".6"',
      ) +
      path("M306 460 C272 500 270 570 300 620 C280 560 284 500 320 456 Z", c.glow, 'opacity=".8"') +
      oval(400, 312, 58, 15, c.tint) +
      oval(400, 313, 44, 9, c.line) +
      path("M274 500 C350 530 450 530 526 500 L532 530 C450 562 350 562 268 530 Z", c.accent, 'opacity=".85"') +
      stroke("M272 556 C350 586 450 586 528 556", c.accent, 6, 'opacity=".7"')
    );
  },
};

const bowls: Drawing = {
  stands: true,
  floor: 626,
  foot: 250,
  focus: [400, 500],
  draw: (c) => {
    const bowl = (y: number, half: number, depth: number, fill: string) =>
      path(
        `M${400 - half} ${y} C${400 - half + 10} ${y + depth * 0.75} ${400 - half * 0.5} ${y + depth} ${400 - half * 0.36} ${y + depth} L${400 + half * 0.36} ${y + depth} C${400 + half * 0.5} ${y + depth} ${400 + half - 10} ${y + depth * 0.75} ${400 + half} ${y} Z`,
        fill,
      ) +
      path(
        `M${400 + half * 0.4} ${y} C${400 + half * 0.5} ${y + depth * 0.6} ${400 + half * 0.3} ${y + depth} ${400 + half * 0.2} ${y + depth} L${400 + half * 0.36} ${y + depth} C${400 + half * 0.5} ${y + depth} ${400 + half - 10} ${y + depth * 0.75} ${400 + half} ${y} Z`,
        c.shade,
        'opacity=".5"',
      ) +
      stroke(
        `M${400 - half + 22} ${y + 34} C${400 - half * 0.4} ${y + 62} ${400 + half * 0.4} ${y + 62} ${400 + half - 22} ${y + 34}`,
        c.accent,
        9,
        'opacity=".9"',
      );
    return (
      bowl(440, 240, 180, "url(#body)") +
      rect(318, 612, 164, 16, 8, c.deep) +
      oval(400, 440, 240, 40, c.tint) +
      bowl(356, 190, 136, c.tint) +
      oval(400, 356, 190, 32, c.glow) +
      bowl(284, 146, 108, "url(#body)") +
      oval(400, 284, 146, 26, c.tint) +
      oval(400, 286, 128, 19, c.deep) +
      stroke("M470 250 L620 130 M486 262 L648 156", "#8a5a3c", 11) +
      stroke("M604 143 L620 130 M632 167 L648 156", c.accent, 12)
    );
  },
};

const pan: Drawing = {
  stands: true,
  floor: 576,
  foot: 270,
  focus: [330, 430],
  draw: (c) =>
    path("M500 430 L676 388 C696 384 708 396 706 410 C704 424 694 430 682 432 L510 466 Z", "#9a6a46") +
    path("M500 430 L560 416 L564 454 L510 466 Z", c.line) +
    disc(682, 410, 8, "#6d4730") +
    path("M106 410 L534 410 C532 500 500 566 440 570 L200 570 C140 566 108 500 106 410 Z", "url(#body)") +
    path("M420 410 L534 410 C532 500 500 566 440 570 L380 570 C430 530 440 470 420 410 Z", c.deep, 'opacity=".35"') +
    oval(320, 410, 214, 42, c.tint) +
    oval(320, 412, 192, 33, c.line) +
    oval(306, 414, 90, 17, "#fbf7ee") +
    oval(300, 411, 34, 11, "#f0b03f") +
    path("M140 470 C150 510 170 540 200 552 C160 540 136 500 130 460 Z", c.glow, 'opacity=".6"') +
    stroke("M300 340 C284 314 316 298 300 270 M364 344 C348 318 380 302 364 274", "#ffffff", 8, 'opacity=".7"'),
};

export const table = { teapot, teaset, cup, vase, bowls, pan };
