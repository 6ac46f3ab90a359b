//! A server that speaks S3 for the length of one command: moto from PyPI, in memory, on its own free port.

use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context as _, bail, ensure};

const MOTO: &str = "moto[server]==5.2.5";
const BUCKET: &str = "pagelings";

/// Runs `command` with `PAGELINGS_TEST_S3_URL` naming a bucket that is empty and its alone.
pub fn with(command: &str, arguments: &[&str]) -> anyhow::Result<ExitCode> {
    let server = Server::start()?;
    let status = crate::postgres::outside_cargo(command)
        .args(arguments)
        .env("PAGELINGS_TEST_S3_URL", server.url())
        .status()
        .with_context(|| format!("cannot run {command}"));
    drop(server);
    let code = status?.code().unwrap_or(1);
    Ok(ExitCode::from(u8::try_from(code).unwrap_or(1)))
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
        let server = Self { process, port };
        server.wait()?;
        let make = format!(
            "import boto3; boto3.client('s3', endpoint_url='http://127.0.0.1:{port}', region_name='us-east-1', \
             aws_access_key_id='key', aws_secret_access_key='secret').create_bucket(Bucket='{BUCKET}')"
        );
        let made = Command::new(tools.join("python")).args(["-c", &make]).status()?;
        ensure!(made.success(), "the bucket cannot be made: {made}");
        Ok(server)
    }

    fn wait(&self) -> anyhow::Result<()> {
        for _ in 0..300 {
            if TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                return Ok(());
            }
            sleep(Duration::from_millis(200));
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
        let installed =
            Command::new(tools.join("pip")).args(["install", "--quiet", MOTO, "boto3"]).status()?;
        ensure!(installed.success(), "{MOTO} cannot be installed");
    }
    Ok(tools)
}
