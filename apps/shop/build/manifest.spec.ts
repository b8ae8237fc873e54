import { expect, it } from "vitest";
import { circleFrom, filesOf, type Manifest } from "./manifest.ts";

const chunk = (file: string, ...imports: string[]) => ({ file, imports });

it("two files that need each other are found from the page they start, by any way round", () => {
  const straight: Manifest = {
    "index.html": chunk("index.js", "base"),
    home: chunk("home.js", "ground", "base"),
    ground: chunk("ground.js", "index.html", "base"),
    base: chunk("base.js"),
    kit: chunk("kit.js", "ground"),
  };
  expect(circleFrom(straight, "home")).toBeNull();
  expect(filesOf(straight, "home")).toEqual(["home.js", "ground.js", "base.js"]);

  const round: Manifest = { ...straight, ground: chunk("ground.js", "calls"), calls: chunk("calls.js", "kit") };
  expect(circleFrom(round, "home")).toEqual(["ground.js", "calls.js", "kit.js", "ground.js"]);
  expect(circleFrom(round, "nowhere")).toBeNull();
});
