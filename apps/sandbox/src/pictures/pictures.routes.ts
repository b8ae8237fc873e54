import type { FastifyInstance } from "fastify";
import { isDrawingId } from "./drawings/index.ts";
import { isPaletteId } from "./palette.ts";
import { drawPicture, isViewId } from "./scene.ts";

type Params = { drawing: string; palette: string; file: string };

/** The sellers' pictures: `/market/img/{drawing}/{palette}/{view}.svg`. */
export function pictureRoutes(app: FastifyInstance): void {
  app.get<{ Params: Params }>("/market/img/:drawing/:palette/:file", async (request, reply) => {
    const { drawing, palette, file } = request.params;
    const view = file.replace(/\.svg$/, "");
    if (!isDrawingId(drawing) || !isPaletteId(palette) || !isViewId(view) || !file.endsWith(".svg"))
      return reply.code(404).type("text/plain").send("no such picture");
    return reply
      .type("image/svg+xml")
      .header("cache-control", "public, max-age=86400")
      .send(drawPicture(drawing, palette, view));
  });
}
