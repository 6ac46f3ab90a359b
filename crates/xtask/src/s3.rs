//! A server that speaks S3 for the length of one command: moto from PyPI, in memory, on its own free port.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context as _, bail, ensure};

use crate::outside;

/// The server, and what it listens with; `moto[server]` brings all of AWS.
const PACKAGES: [&str; 3] = ["moto[s3]==5.2.5", "flask", "flask-cors"];
const BUCKET: &str = "pagelings";

/// Runs `command` with `PAGELINGS_TEST_S3_URL` naming a bucket that is empty and its alone.
pub fn with(command: &str, arguments: &[&str]) -> anyhow::Result<ExitCode> {
    let server = Server::start()?;
    outside::run(command, arguments, ("PAGELINGS_TEST_S3_URL", &server.url()))
}

struct Server {
    process: Child,
    port: u16,
}

impl Server {
    fn start() -> anyhow::Result<Self> {
        let tools = tools()?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let process = Command::new(tools.join("moto_server"))
            .args(["-H", "127.0.0.1", "-p", &port.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context("cannot run moto_server")?;
        let mut server = Self { process, port };
        server.make_bucket()?;
        Ok(server)
    }

    /// As soon as it listens. It takes whoever signs nothing for its owner.
    fn make_bucket(&mut self) -> anyhow::Result<()> {
        for _ in 0..300 {
            if let Ok(mut wire) = TcpStream::connect(("127.0.0.1", self.port)) {
                let make = format!("PUT /{BUCKET} HTTP/1.0\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n");
                wire.write_all(make.as_bytes())?;
                let mut answer = String::new();
                wire.read_to_string(&mut answer)?;
                ensure!(answer.contains(" 200 "), "the bucket cannot be made: {answer}");
                return Ok(());
            }
            if let Some(ended) = self.process.try_wait()? {
                bail!("moto_server ended: {ended}");
            }
            sleep(Duration::from_millis(100));
        }
        bail!("moto_server does not listen")
    }

    fn url(&self) -> String {
        let endpoint = format!("http://127.0.0.1:{}", self.port);
        format!("s3://key:secret@{BUCKET}?endpoint={endpoint}&region=us-east-1")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Err(why) = self.process.kill().and_then(|()| self.process.wait()) {
            eprintln!("the throw-away S3 server did not stop: {why}");
        }
    }
}

/// Where moto's programs are: a virtual environment in the target folder, made the first time.
fn tools() -> anyhow::Result<PathBuf> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let target = target.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target"));
    let folder = target.join("moto");
    let tools = folder.join("bin");
    if !tools.join("moto_server").exists() {
        let made = Command::new("python3").args(["-m", "venv"]).arg(&folder).status();
        ensure!(made.context("cannot run python3")?.success(), "no virtual environment can be made");
        let mut pip = Command::new(tools.join("pip"));
        let installed =
            pip.args(["install", "--quiet", "--disable-pip-version-check"]).args(PACKAGES).status()?;
        ensure!(installed.success(), "moto cannot be installed from PyPI");
    }
    Ok(tools)
}
