// A file for the person, as from a download.

const READ_MS = 60_000; // by then the browser has taken it

export function saveFile(name: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
}
