//! The program as a user meets it: what it prints, what it refuses, and the code it ends with.

mod analyse;
mod bench;
mod check;
mod components;
mod contest;
mod daily;
mod documents;
mod engine;
mod files;
mod hint;
mod hostile;
mod languages;
mod legal;
mod measure;
mod perft;
mod play;
mod program;
mod replay;
mod serve;
mod show;
mod simulate;
mod streams;
mod train;
mod transcript;
