/**
 * Whether a program that only some tests need is there: `it.skipIf(!hasProgram("qpdf"))`. Its absence fails the run
 * where CI is set, because there everything was installed, and is told aloud elsewhere.
 */
export declare function hasProgram(name: string): boolean;
/** A Chromium or Chrome that is installed. Throws when there is none. */
export declare function installedBrowser(): string;
/** The system's own Python: a project's or a person's need not have its libraries. */
export declare const systemPython = "/usr/bin/python3";
/** Whether the system's Python has a library that only some tests need; absent as `hasProgram` tells it. */
export declare function hasPythonLibrary(name: string): boolean;
