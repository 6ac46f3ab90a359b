//! A PostgreSQL server for the length of one command: its own folder, its own free port, gone afterwards.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus};

use anyhow::{Context as _, bail, ensure};

use crate::outside;

/// Runs `command` with `PAGELINGS_TEST_POSTGRES_URL` naming a server that is empty and its alone.
pub fn with(command: &str, arguments: &[&str]) -> anyhow::Result<ExitCode> {
    let server = Server::start()?;
    outside::run(command, arguments, ("PAGELINGS_TEST_POSTGRES_URL", &server.url()))
}

struct Server {
    tools: Tools,
    folder: tempfile::TempDir,
    port: u16,
}

impl Server {
    fn start() -> anyhow::Result<Self> {
        let tools = Tools::find()?;
        let folder = tempfile::Builder::new().prefix("pagelings-postgres-").tempdir_in("/tmp")?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let server = Self { tools, folder, port };
        server.tools.give(server.folder.path())?;
        let data = server.data();
        let initdb = ["-D", &data, "-U", "pagelings", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
        server.tools.run("initdb", &initdb)?;
        // Nothing here outlives the command, so nothing need reach the disk.
        let options = format!(
            "-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=300"
        );
        let log = server.folder.path().join("log").display().to_string();
        let start = ["-D", &data, "-w", "-t", "60", "-l", &log, "-o", &options, "start"];
        server.tools.run("pg_ctl", &start)?;
        Ok(server)
    }

    fn data(&self) -> String {
        self.folder.path().join("data").display().to_string()
    }

    fn url(&self) -> String {
        format!("postgres://pagelings@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let stopped = self.tools.run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "stop"]);
        if let Err(why) = stopped {
            eprintln!("the throw-away PostgreSQL did not stop: {why:#}");
        }
    }
}

/// The server's programs, run as somebody who is not root: PostgreSQL refuses to be.
struct Tools {
    folder: PathBuf,
    user: Option<&'static str>,
}

impl Tools {
    /// In the search path, or where Debian keeps them.
    fn find() -> anyhow::Result<Self> {
        let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let mut folders: Vec<PathBuf> = debian.map(|version| version.path().join("bin")).collect();
        folders.sort();
        folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
        // The newest of Debian's comes before the search path, whose scripts may only be wrappers.
        folders.reverse();
        let complete =
            |folder: &PathBuf| ["initdb", "pg_ctl", "postgres"].iter().all(|tool| folder.join(tool).exists());
        let folder = folders
            .into_iter()
            .find(complete)
            .context("no PostgreSQL here: install the package `postgresql`")?;
        let user = if is_root()? { Some(unprivileged()?) } else { None };
        Ok(Self { folder, user })
    }

    fn give(&self, folder: &Path) -> anyhow::Result<()> {
        let Some(user) = self.user else { return Ok(()) };
        done("chown", Command::new("chown").arg(user).arg(folder).status()?)
    }

    fn run(&self, tool: &str, arguments: &[&str]) -> anyhow::Result<()> {
        let program = self.folder.join(tool);
        let mut command = match self.user {
            Some(user) => {
                let mut as_user = Command::new("runuser");
                as_user.args(["-u", user, "--"]).arg(program);
                as_user
            }
            None => Command::new(program),
        };
        let output = command
            .args(arguments)
            .current_dir("/tmp")
            .stdin(std::process::Stdio::null())
            .stdout(std::process::Stdio::null())
            .status()
            .with_context(|| format!("cannot run {tool}"))?;
        done(tool, output)
    }
}

fn done(tool: &str, status: ExitStatus) -> anyhow::Result<()> {
    ensure!(status.success(), "{tool} failed: {status}");
    Ok(())
}

fn is_root() -> anyhow::Result<bool> {
    let id = Command::new("id").arg("-u").output().context("cannot run id")?;
    Ok(id.stdout.trim_ascii() == b"0")
}

/// Somebody to run the server as who is not root.
fn unprivileged() -> anyhow::Result<&'static str> {
    let exists = |user: &&str| {
        let id = Command::new("id").arg(user).output();
        id.is_ok_and(|id| id.status.success())
    };
    match ["postgres", "nobody"].into_iter().find(|user| exists(user)) {
        Some(user) => Ok(user),
        None => bail!("PostgreSQL does not run as root, and there is neither a user postgres nor nobody"),
    }
}
