/** For text and for attributes in double quotes, and nowhere else (rule F61). */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
